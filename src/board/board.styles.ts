/** Styles of what is round a drawing. */
export const boardCss = `
:host{display:block;position:relative;max-inline-size:36rem}
:host([hidden]){display:none}
svg{display:block;inline-size:100%;overflow:visible;user-select:none;-webkit-user-select:none;-webkit-tap-highlight-color:#0000;touch-action:manipulation}
.cell{fill:#0000;outline:none}
[part~=target]{cursor:pointer}
.below{display:flex;justify-content:space-between;gap:1em;min-block-size:3em;margin-block-start:.4em;line-height:1.4}
p{margin:0}
.refused::before{content:'⊘ '/''}
button{flex:none;align-self:start;font:inherit}
.fault{position:absolute;inset:0 0 auto;padding:.3em .6em;border:2px solid #b3261e;border-radius:.4em;background:light-dark(#fff4f2,#3b1512);color:light-dark(#5f100b,#ffdad5);font-size:.8em;overflow-wrap:anywhere}`;
