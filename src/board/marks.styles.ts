/**
 * Styles of marks: `mk` a mark on its halo `mh`, `ms` a stroke, `mp` something filled, `ml` a label, `mt` a tint. The four colours differ in
 * their dashes, so that they are told apart in one ink.
 */
export const marksCss = `
.amber{--_mark:var(--board-mark-amber,#e79a1c)}.teal{--_mark:var(--board-mark-teal,#12a195)}.rose{--_mark:var(--board-mark-rose,#d6508c)}.ink{--_mark:var(--board-mark-ink,#1b1613)}
.mh,.mk{fill:none;stroke-linejoin:round;stroke-linecap:round}
.mh{stroke:#fffaf0;stroke-width:15;opacity:.9}.mk{stroke:var(--_mark);stroke-width:8}
.ms.teal{stroke-dasharray:20 14}.ms.rose{stroke-dasharray:0 14}.ms.ink{stroke-dasharray:26 12 4 12}
.mh.mp{fill:#fffaf0;stroke-width:7}.mk.mp{fill:var(--_mark);stroke-width:0}.mk.mp.teal,.mk.mp.rose{fill:#fffaf0;stroke-width:5}
.ml{font-size:38px;font-weight:700;fill:#1b1613;stroke:#fffaf0;stroke-width:9;paint-order:stroke;stroke-linejoin:round}.ml.teal,.ml.rose{fill:var(--_mark)}
.mg{opacity:.5}
.mt{fill:var(--_mark);fill-opacity:.5}
@media print,(forced-colors:active){.mh,.mh.mp{stroke:Canvas;opacity:1}.mk{stroke:CanvasText}.mk.mp{fill:CanvasText}.mk.mp.teal,.mk.mp.rose{fill:Canvas}.ml{fill:CanvasText;stroke:Canvas}.mt{fill:none;stroke:CanvasText;stroke-width:3}.mt.teal{stroke-dasharray:12 7}.mt.rose{stroke-dasharray:3 6}.mt.ink{stroke-width:6}}`;
