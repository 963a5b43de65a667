/** Styles of what is round a drawing. */
export const boardCss = `
:host{display:block;position:relative;max-inline-size:36rem}
:host([hidden]){display:none}
svg{display:block;inline-size:100%;user-select:none;touch-action:manipulation}
[part=board]{aspect-ratio:84/85;content-visibility:auto}
.cell{fill:#0000;outline:none}
[part~=target]{cursor:pointer}
.below{display:flex;justify-content:space-between;min-block-size:3em;line-height:1.4}
p{margin:.3em 0}
.refused::before{content:'⊘ '/''}
.fault{position:absolute;inset:0 0 auto;padding:.3em;background:Canvas;color:CanvasText;border:2px solid;font-size:.8em}`;
