/**
 * Styles of the art: `f` frame and holders, `s` the wood, `gr` grain, `ho` hollows (`hl` their lip), `l` grooves and `th` thrones in three
 * layers; `n` a marble (`nw` `nb`), `sw` and `sb` its sign, `h` a hatch, `k` a crown (`kw` `kb` its edge, `qw` `qb` its face, `kt` that of an
 * empty throne), `b0` to `b2` the band of a Real, `ca` a castle area, `pr` the bars of the prison, `c` coordinates, `gh` a marble that
 * would be placed, `cq` what may be conquered, `re` what may re-enter, `ta` what a Real took so far; `x` is not drawn in one ink.
 */
export const css = `
:host{max-inline-size:34rem}
[part=board]{aspect-ratio:auto 1}
[role=grid]{aspect-ratio:auto 402/523}
svg{--_accent:var(--board-accent,#f0cd84);--_gilt:var(--board-gilt,#e8c374);font:500 22px system-ui,sans-serif;text-anchor:middle;direction:ltr}
.f{fill:url(#f);stroke:url(#e);stroke-width:2}.f0{stop-color:var(--board-frame,#694634)}.f1{stop-color:color-mix(in srgb,var(--board-frame,#694634),#0e0703 54%)}
.s{fill:url(#s);stroke:#23140b8c;stroke-width:3}.s0{stop-color:var(--board-surface,#966b4b)}.s1{stop-color:color-mix(in srgb,var(--board-surface,#966b4b),#2a1408 40%)}
.gr{fill:none;stroke:#2b170c;stroke-width:4;opacity:.075}
.ho,.l{fill:none;stroke-linecap:round}.ho{stroke:url(#o);stroke-width:68;stroke-dasharray:.01 99.99}.hl{stroke:#f0cfa9;opacity:.42}
.l{stroke-width:38}.th{stroke-width:84}.l1{stroke:#f0cfa9;opacity:.38;transform:translate(1.5px,2px)}.l2{stroke:#22130a}.l3{stroke:#8a6348;stroke-opacity:.5;stroke-width:32;transform:translate(1px,2px)}.th.l3{stroke-width:78}
.nw{fill:var(--board-seat-1,url(#wg))}.nb{fill:var(--board-seat-2,url(#bg))}.sw{fill:#957f5b;opacity:.42}.sb{fill:none;stroke:#a8a5b5;stroke-width:2.6;opacity:.7}
.h{display:none;stroke:#000;stroke-width:2.2}
.k{stroke-linejoin:round;stroke-width:2.5}.kw{fill:#fff;opacity:.85}.kb{fill:#000;opacity:.9}.qw{fill:#84631f;stroke:#84631f}.qb{fill:#e6bf6e;stroke:#e6bf6e}.kt{fill:#b08c5c;opacity:.55}
.b0,.b1,.b2{fill:none;stroke:#f0c876;stroke-linecap:round;stroke-width:106;opacity:.2}.b1{stroke-width:90;opacity:.34}.b2{stroke-width:70;opacity:.28}
.ca{stroke-dasharray:.01 12.6;stroke-linecap:round;stroke-width:4.2;fill-opacity:.07;stroke:#f6ead6;fill:#fff}.ca.black{stroke:#140c08;fill:#000}.ca.won{stroke:var(--_gilt);stroke-dasharray:none;fill:var(--_gilt);fill-opacity:.22}
.pr{fill:none;stroke:#cfae8a;stroke-width:4;stroke-linecap:round}
.c{fill:#c5a687}.u{stroke:#1d0f07;stroke-width:7;opacity:.55}.la{stroke:#fff4de}
.dot{fill:#f7e6c4;opacity:.85}.cq,.re,.ta{fill:none;stroke:#ffd0b0;stroke-width:4;stroke-dasharray:23 12.3}.re{stroke:#2f1a08;stroke-width:5.6;stroke-linecap:round;stroke-dasharray:.01 14.1}.ta{stroke-dasharray:none;opacity:.75}
.dash,.u:has(+.dash),.re:not([d^=M0])~:is(.la,.u){display:none}
.gh{fill:#f7e6c433;stroke:#f7e6c4;stroke-width:3}
.rack{cursor:pointer;fill:#0000}
@media(max-width:400px){.c{font-size:32px}}
@media print,(forced-colors:active){svg{--_accent:CanvasText;--_gilt:CanvasText}.x,.l3,.b0{display:none}
.f,.s,.n{fill:Canvas;stroke:CanvasText;stroke-width:2.4}.hl,.l1{opacity:1;stroke:CanvasText;transform:translate(0)}.ho{stroke:Canvas;stroke-width:65.6}.ho.hl{stroke:CanvasText;stroke-width:68}.l2{stroke:Canvas;stroke-width:35.6}.th.l2{stroke-width:81.6}
.h{display:inline;stroke:CanvasText}.sw{fill:CanvasText;opacity:1}.sb{fill:Canvas;stroke:CanvasText;opacity:1}
.k{opacity:1}.kw,.kb{fill:Canvas;stroke:Canvas;stroke-width:11}.qw,.kt{fill:Canvas;stroke:CanvasText}.qb{fill:CanvasText;stroke:CanvasText}
.b1{stroke:CanvasText;stroke-width:75;opacity:1}.b2{stroke:Canvas;opacity:1}.ca,.ca.black,.ca.won{stroke:CanvasText;fill:none}.c,.dot{fill:CanvasText;opacity:1}.u{stroke:Canvas;opacity:1}.cq,.re,.ta,.la,.pr{stroke:CanvasText}}`;
