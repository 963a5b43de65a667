/**
 * Styles of the art: `n` a ball's body and `z1` to `z3` how it lightens by level, `y` its light and shade, `g` grain, `s` and `e` the signs
 * of light and dark, `h` and `k` a hatch; `f` the frame, `a` its front, `m` the field, `o` a hollow, `j` an edge, `l` an
 * inlay, `r` the balls of a reserve, in layers, `num` their number, `c` coordinates, `sq` a square that was made, `gh` and `gs`
 * a ball that would be placed; `x` is not drawn in one ink.
 */
export const css = `
svg{--_accent:var(--board-accent,#f7c65c);font:600 16px system-ui,sans-serif;text-anchor:middle;direction:ltr}
.light{color:var(--board-seat-1,#e3c591);--_lit:#fff4dc}.dark{color:var(--board-seat-2,#3a2114);--_lit:#d9a877}
.n{fill:color-mix(in srgb,currentColor,var(--_lit) var(--_tone,0%))}
.z1{--_tone:5%}.z2{--_tone:10%}.z3{--_tone:16%}.z1.light{--_tone:19%}.z2.light{--_tone:40%}.z3.light{--_tone:62%}
.f{fill:var(--board-frame,#6d452d)}.a{fill:#452919}.m{fill:var(--board-surface,#9f724b)}
.y{stroke-width:2}.j,.l,.g,.s{fill:none}.j{stroke-width:3}.l{stroke:#dcb981;stroke-width:2;opacity:.6}
.g{stroke:#7a4718;stroke-width:2.5;opacity:.17}
.o{stroke-width:2.5}
.s{stroke:#4a2a12;stroke-width:4.5}.e{fill:#f0dcb4}
.h{display:none}.k{stroke:#000;stroke-width:4}
.u{stroke:#24150b;stroke-width:7.5;opacity:.8}.la{stroke:#fff6e2}.sq{stroke-width:3.5}
.dot{opacity:1;stroke:#24150b;stroke-width:7;paint-order:stroke}
.c,.num{fill:#f6e4c4;opacity:.85}.c2{font-size:13px}.num{font-size:18px}.on{opacity:1}
@media(max-width:400px){.c{font-size:22px}.c2{font-size:18px}}
.r{fill:none;stroke:#0005;stroke-width:19;stroke-linecap:round;stroke-dasharray:.01 26.99 .01 26.99 .01 26.99 .01 26.99 .01 33.99}
.r0{stroke:#140902;stroke-width:25.5;opacity:.45}.r1{stroke:currentColor;stroke-width:23}
.r2{stroke:#fff0d0;stroke-width:10;opacity:.4}.r3{stroke:#4a2a12;stroke-width:10}.r4{stroke:currentColor;stroke-width:5.5}.r2.dark{opacity:.2}.r3.dark{stroke:#f0dcb4;stroke-width:6.5}.r4.dark{display:none}
.gh{fill:currentColor;fill-opacity:.3;stroke:currentColor;stroke-width:4}.gs{fill:none;stroke:#4a2a12;stroke-width:4.5}
@media print,(forced-colors:active){svg{--_accent:CanvasText}.x{display:none}
.f,.a,.m,.o,.n{fill:Canvas;stroke:CanvasText;stroke-width:2}.n{stroke-width:2.5}.z1{stroke-width:3.5}.z2{stroke-width:4.5}.z3{stroke-width:5.5}
.h{display:inline}.k,.s{stroke:CanvasText}.e{fill:CanvasText;stroke:Canvas;stroke-width:9;paint-order:stroke}
.u{stroke:Canvas;opacity:1}.la{stroke:CanvasText}.c,.num{fill:CanvasText;opacity:1}
.r0{stroke:CanvasText;stroke-width:24;opacity:1}.r1{stroke:Canvas;stroke-width:19}.r1.dark,.r3{stroke:CanvasText}.r2{display:none}.r3.dark,.r4,.dot{stroke:Canvas}.gh{fill:Canvas;stroke:CanvasText}.gs{stroke:CanvasText}}
@media(forced-colors:active){svg{--_accent:Highlight}.h{display:none}.n.dark{fill:CanvasText;stroke:Canvas}.e{fill:Canvas;stroke:none}}`;
