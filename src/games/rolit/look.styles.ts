/**
 * Styles of the art: `n` a ball's body, `k` what it is hatched with, `s` its sign and `e` the sign's edge, `h` a hatch; `f` a tray, `z` its
 * sheen, `i` the field, `o` a hollow, `v` a groove, `m` a side's enamel, `c` coordinates, `num` a count, `gh`
 * and `gs` a ball that would be placed; `x` is not drawn in one ink.
 */
export const css = `
svg{--_accent:var(--board-accent,#efe5d0);font:600 22px system-ui,sans-serif;text-anchor:middle;direction:ltr}
.red{color:var(--board-seat-1,#d3564a)}.blue{color:var(--board-seat-2,#2e57a2)}.green{color:var(--board-seat-3,#63b891)}.yellow{color:var(--board-seat-4,#f5d471)}
.n{fill:currentColor}.f{fill:var(--board-surface,#403d3b)}
.i{fill:#1614136b;stroke-width:2.5}
.s,.e{fill:none;stroke:#f6efe0;stroke-width:8;stroke-linecap:round}
.green .s{stroke:#14352a}.yellow .s{stroke:#4a3609}.yellow path,.s.yellow{stroke-width:20}
.e{stroke:#ffffff5c;transform:translate(1.2px,1.4px)}.red .e,.blue .e{stroke:#00000080;transform:translate(-1.2px,-1.4px)}
.h{display:none}
.m{stroke:currentColor;stroke-width:3;stroke-linecap:round;opacity:.85}
.v{stroke:#211f1d;stroke-width:8;stroke-linecap:round}
.c{fill:var(--_accent);opacity:.85}
.z{stroke:light-dark(#fff2,#fff4);stroke-width:2}
.gh{fill:currentColor;fill-opacity:.16;stroke:currentColor;stroke-width:4}.gs{stroke:currentColor}
@media(max-width:400px){.c{font-size:28px}}
.bar{stroke-linecap:butt;stroke-width:6;opacity:1}
.num{font-size:34px;text-anchor:start;fill:var(--_accent);opacity:.72}.on{stroke-width:5.5;opacity:1}.off{opacity:.6}
@media print,(forced-colors:active){svg{--_accent:CanvasText;color-scheme:only light}.x{display:none}
.f,.i,.n,.o,.gh{fill:Canvas;stroke:CanvasText;stroke-width:2}.o{stroke-width:.8}
.k{color:CanvasText}.h{display:inline}
path.s.s{stroke:CanvasText}path.e.e{stroke:Canvas;stroke-width:19}.yellow path.e{stroke-width:30}
.m,.gh{color:CanvasText;stroke-width:1.5}.on,.bar{stroke-width:5}
.m,.c,.num,.t{opacity:1}}`;
