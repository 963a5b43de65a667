/**
 * Styles of the art: `fr` the box, `ed` its edge, `gr` grain, `ho` hollows for waiting pieces in three layers (`hd` `hf`), `we` wells, `ba`
 * the bed and `bd` its line, `ti` tiles in three layers (`t2` `t3`); `bl` and `lz` lapis, `ls` and `sh` shell, `ca` and `cs` carnelian, `gu`
 * the guard of a safe rosette; `lp` and `dp` pieces, `db` and `dd` dark's sign, `h` and `k` a hatch, `f0` to `f3` the faces of a
 * die, `tp` its marked tips, `tt` the total, `c` and `pn` coordinates, `gh` a pale disc where a piece may come; `x` is not drawn in one ink.
 */
export const css = `
[part=board]{aspect-ratio:auto 43/25}[part=board][viewBox^='-100']{aspect-ratio:auto 25/43}
:host([near=left]),:host([near=right]){max-inline-size:21rem}
svg{--_accent:var(--board-accent,#b23418);--_halo:#fffaf0;--_lapis:var(--board-lapis,#29457c);--_red:var(--board-carnelian,#a5402a);--_shell:var(--board-shell,#f3ead8);font:500 18px system-ui,sans-serif;text-anchor:middle;direction:ltr}
.fr{fill:url(#w)}.w0{stop-color:var(--board-frame,light-dark(#976d4c,#896443))}.w1{stop-color:color-mix(in srgb,var(--board-frame,light-dark(#976d4c,#896443)),#2a160a 27%)}
.ed,.gr,.bd,.bl,.ls,.cs,.gu,.rim,.ho,.ti,.db{fill:none}.ed{stroke:url(#x);stroke-width:3}.gr{stroke:#2a160a;stroke-opacity:.14;stroke-width:1.5}
.ho{stroke:#c79f78;stroke-width:58;stroke-linecap:round;stroke-dasharray:0 59}.hd{stroke:#3d291b}.hf{stroke:#6a4a34;stroke-width:52}
.we{fill:url(#c);stroke:url(#y);stroke-width:3}
.ba{fill:var(--board-surface,#30251d);stroke:var(--board-surface,#30251d);stroke-width:6;stroke-linejoin:round}.bd{stroke:#a98a5c;stroke-width:1.5}
.ti{stroke:#b39c70;stroke-width:92;stroke-dasharray:92 8;stroke-dashoffset:-4}.t2{stroke:url(#t)}.t3{stroke:#a8853f;stroke-opacity:.13;stroke-dasharray:92 108}
.lz{fill:url(#b)}.sh{fill:var(--_shell)}.ca{fill:var(--_red)}.bl{stroke:var(--_lapis)}.ls{stroke:var(--_shell)}.cs{stroke:var(--_red)}
.bl,.ls,.cs,.db{stroke-linecap:round}.gu{stroke:#e3c27a;stroke-width:4}
.lp{fill:var(--board-seat-1,url(#lg));stroke:#94774a;stroke-width:1.5}.dp{fill:var(--board-seat-2,url(#dg));stroke:#a89c90;stroke-width:2}.db{stroke:#14100e}.rim{stroke-width:1.5}
.h{display:none}.k{stroke:#000;stroke-width:3}
.f0{fill:#120b06;opacity:.4}.f1{fill:#92a9d6;stroke:#92a9d6}.f2{fill:#5576b6;stroke:#5576b6}.f3{fill:#35538f;stroke:#35538f}.f0,.f1,.f2,.f3{stroke-width:5;stroke-linejoin:round}
.tp{fill:var(--_halo);stroke:#1d3461;stroke-width:1.5;stroke-linejoin:round}.tt{fill:var(--_halo);font:600 42px ui-serif,Georgia,serif}
.c{fill:#f5e7cf}.pn{text-anchor:end;font-size:20px;fill:#fffaf0;stroke:#1d1612;stroke-width:4;paint-order:stroke;stroke-linejoin:round}
@media(max-width:400px){.c{font-size:26px}.pn{font-size:26px}}
.u{stroke:var(--_halo);stroke-width:8}.la{stroke:#1d1612}
.dot{opacity:1;stroke:var(--_accent);stroke-width:6}
.gh{fill:#fffaf0d1}.gs{stroke:var(--_lapis);stroke-linecap:round;stroke-width:12.5;fill:none}
.dice{cursor:pointer;pointer-events:all}.motion{pointer-events:none}
@media print,(forced-colors:active){svg{--_accent:CanvasText;--_lapis:CanvasText;--_red:CanvasText;--_shell:Canvas;--_halo:Canvas}.x{display:none}
.fr,.we,.f1,.f2,.f3,.lz,.lp,.dp{fill:Canvas;stroke:CanvasText;stroke-width:2}.fr{stroke:none}.ed{stroke:CanvasText}.ho{stroke:CanvasText}.hf{stroke:Canvas;stroke-width:54}
.ba{fill:CanvasText;stroke:CanvasText;stroke-width:0}.ti{stroke:none;stroke-width:97;stroke-dasharray:97 3;stroke-dashoffset:-1.5}.t2{stroke:Canvas}
.sh{stroke:CanvasText;stroke-width:2.5}.lp,.dp{stroke-width:3}.h{display:inline}.k{stroke:CanvasText}.db{stroke:Canvas;stroke-width:18}.dd,.gu,.la{stroke:CanvasText}
.tp{fill:CanvasText;stroke:Canvas}.tt,.c,.pn{fill:CanvasText;stroke:none}.u{stroke:Canvas}}
@media print{.u{display:none}}`;
