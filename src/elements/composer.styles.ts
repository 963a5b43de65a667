/** Styles of `<board-composer>`: the board beside the fields where there is room, below one another where there is none. */
export const composerCss = `
:host{container-type:inline-size}
form,.fields{display:grid;gap:.75em 1.5em;align-content:start}
@container(min-width:44rem){form{grid-template-columns:minmax(0,1fr) 19rem}form>.row,.out{grid-column:1/-1}}
.row{display:flex;flex-wrap:wrap;gap:.5em 1em;align-items:end}
label,.out{display:grid;gap:.3em}
.pick{display:flex;align-items:center;min-block-size:44px}
input,select,textarea,button{min-inline-size:0;min-block-size:44px;padding:.4em .6em;border:1px solid color-mix(in srgb,currentColor 60%,#0000);border-radius:.4em;box-sizing:border-box;font:inherit}
.row [type=number]{inline-size:6em}
.pick input{min-block-size:0;scale:1.3}
.code{font-family:monospace}textarea{field-sizing:content}
p{margin:0;min-block-size:1lh}
.fault{min-block-size:0;color:light-dark(#b3261e,#ffb4ab);overflow-wrap:anywhere}
@media print{form>:not(.board){display:none}}`;
