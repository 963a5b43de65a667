/**
 * Styles of marks: `mk` a mark on its halo `mh`, `ms` a stroke, `mp` something filled, `ml` a label, `mi` the line under it, `mg` a
 * faint piece, `mo` the rim of a tint round a piece, `mt` a tint, of the grades `g1` to `g5` if it has one, with its number `mn` and its hatch `mz`, which is of one thick line (`my`) or of
 * rings; `mc` the card of a legend, `mw` its words. The four colours differ in their dashes, and the grades in their hatches, so that they
 * are told apart in one ink.
 */
export const marksCss = `
.amber{--_mark:var(--board-mark-amber,#e79a1c)}.teal{--_mark:var(--board-mark-teal,#12a195)}.rose{--_mark:var(--board-mark-rose,#d6508c)}.ink{--_mark:var(--board-mark-ink,#1b1613)}
.mh,.mk{fill:none;stroke-linejoin:round;stroke-linecap:round}
.mh{stroke:#fffaf0;stroke-width:15;opacity:.9}.mk{stroke:var(--_mark);stroke-width:8}
.ms.teal{stroke-dasharray:20 14}.ms.rose{stroke-dasharray:0 14}.ms.ink{stroke-dasharray:26 12 4 12}
.mh.mi{stroke-width:11}.mk.mi{stroke-width:5}.mi.teal{stroke-dasharray:9 8}.mi.rose{stroke-dasharray:0 8}
.mh.mp{fill:#fffaf0;stroke-width:7}.mk.mp{fill:var(--_mark);stroke-width:0}.mk.mp.teal,.mk.mp.rose{fill:#fffaf0;stroke-width:5}
.ml,.mn{font-size:38px;font-weight:700;fill:#1b1613;stroke:#fffaf0;stroke-width:9;paint-order:stroke;stroke-linejoin:round}.ml.teal,.ml.rose{fill:var(--_mark)}
.mn{font-size:28px;stroke-width:7}
.mg{opacity:.5}
.mo{fill:var(--_mark);stroke:var(--_mark);stroke-width:9;opacity:.8}.mh.mo{display:none}.mo.mo{fill-opacity:.25}.mo.g1{opacity:.4}.mo.g2{opacity:.6}.mo.g5{opacity:1}
.mt{fill:var(--_mark);fill-opacity:.5}
.g1{fill-opacity:.14}.g2{fill-opacity:.32}.g4{fill-opacity:.68}.g5{fill-opacity:.86}
.mz{display:none}.my.g1{stroke-dasharray:1 30}.my.g2{stroke-dasharray:1.5 18}.my.g3{stroke-dasharray:2 12}.my.g4{stroke-dasharray:2.5 7.5}.my.g5{stroke-dasharray:3 4}
.mc{fill:#fffaf0;stroke:#fffaf0;stroke-width:16;stroke-linejoin:round}.mw{font-size:32px;font-weight:500;text-anchor:start;fill:#1b1613}
@media(max-width:400px){.mn{font-size:36px}}
@media print,(forced-colors:active){.mh,.mh.mp{stroke:Canvas;opacity:1}.mk{stroke:CanvasText}.mk.mp{fill:CanvasText}.mk.mp.teal,.mk.mp.rose{fill:Canvas}.ml,.ml.teal,.ml.rose,.mn{fill:CanvasText;stroke:Canvas}.mo.mo{opacity:1}.mt,.mo{fill:none;stroke:CanvasText;stroke-width:3}.mh.mo{display:inline;stroke:Canvas;stroke-width:9}.mt.teal,.mo.teal{stroke-dasharray:12 7}.mt.rose,.mo.rose{stroke-dasharray:3 6}.mt.ink,.mo.ink{stroke-width:6}.mt.mz{display:inline}.my{stroke-width:92}.mc{fill:Canvas;stroke:Canvas}.mw{fill:CanvasText}}`;
