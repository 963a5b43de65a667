/** Styles of what is round a drawing. */
export const boardCss = `
:host{position:relative;box-sizing:border-box;inline-size:-moz-available;inline-size:-webkit-fill-available;max-inline-size:36rem;margin-inline:auto}
svg{display:block;inline-size:100%;-webkit-user-select:none;user-select:none;touch-action:manipulation}
[part=board]{inline-size:36rem;min-inline-size:100%;max-inline-size:100%;aspect-ratio:auto 84/85;content-visibility:auto}
[role=grid]{aspect-ratio:auto 8/9}
.cell{fill:#0000;outline:none}
[part~=target],[part~=choosable],[part~=movable]{cursor:pointer}
.below{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1em;min-block-size:3.4em;line-height:1.4}
p{margin:.3em 0}.below>p{flex:1 1 12em}
button{align-self:start;margin-block-start:.3em;font:inherit;white-space:nowrap}
[aria-disabled=true]{color:GrayText}
[aria-pressed=true]{background:#8884;border:2px solid}
.refused::before{content:'⊘ '/''}
.fault{position:absolute;inset-block-start:0;max-inline-size:75%;margin:0;padding:.3em .6em;border:solid #b3261e;border-width:1px 1px 1px 4px;background:Canvas;color:CanvasText;font-size:.8em;pointer-events:none}
@media print{[part=board]{content-visibility:visible}.below{color:#000}button{display:none}}`;
