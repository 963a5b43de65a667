/**
 * Styles of what stands below a board that is set up by hand: `tool` a choice, `ic` one that is drawn, `no` the sign of nothing, `set` a
 * setting. The palette shows the markers of the board, which must be drawn for that.
 */
export const editCss = `
[role=grid]:has(+.below .edit){content-visibility:visible}[role=grid]:has(+.below .edit) .cell{cursor:pointer}
.edit{flex:1 0 100%;display:flex;flex-wrap:wrap;align-items:center;gap:.5em 1.25em;margin-block:.25em .5em}
.edit [role]{display:flex;flex-wrap:wrap;align-items:center;gap:4px}
.edit label,.edit .name{display:flex;align-items:center;gap:.5em;max-inline-size:100%}.edit span{margin-inline-end:.35em}.set select{flex:0 1 auto}
.tool{position:relative;box-sizing:border-box;justify-content:center;min-inline-size:44px;min-block-size:44px;padding-inline:.6em;border:1px solid color-mix(in srgb,currentColor 60%,#0000);border-radius:.5em}
.ic{padding:0;background:light-dark(#0000,#fff3)}.ic svg{inline-size:38px;block-size:38px;pointer-events:none}
.no{fill:none;stroke:currentColor;stroke-width:7;stroke-linecap:round;stroke-linejoin:round}
.tool input{position:absolute;inset:-1px;inline-size:calc(100% + 2px);block-size:calc(100% + 2px);margin:0;opacity:0;cursor:pointer}
.tool:has(:checked){background:light-dark(#0002,#fff5);border-color:currentColor;box-shadow:inset 0 0 0 1px}
.tool:hover{background:color-mix(in srgb,currentColor 10%,#0000)}
.tool:has(:focus-visible),.edit :is(button,select):focus-visible{outline:3px solid;outline-offset:2px}
.edit :is(button,select){min-inline-size:44px;min-block-size:44px;margin:0;padding-inline:.8em;border:1px solid color-mix(in srgb,currentColor 60%,#0000);border-radius:.5em;background:none;color:inherit;font:inherit}
.edit [aria-disabled=true]{color:GrayText}
.edit option{background:Canvas;color:CanvasText}
.edit button:hover{background:color-mix(in srgb,currentColor 10%,#0000)}
@media(forced-colors:active){.tool:has(:checked){border:3px solid Highlight;box-shadow:none}.tool:has(:focus-visible),.edit :is(button,select):focus-visible{outline-color:Highlight}}
@media print{.edit{display:none}}`;
