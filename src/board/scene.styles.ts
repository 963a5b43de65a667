/**
 * How the states of a cell look, in every game: `p` pieces, `q` a ring, `t` that of a target and `tn` the count in it, `dot`
 * a target that changes nothing else, `dash` what a step may take or would change, `la` the last piece, `u` a dark band under a ring, `fo` the focus on its dark ground `fk`.
 */
export const stateCss = `
.p,.q{fill:none}.q{stroke:var(--_accent);stroke-width:2.5}
.t{stroke-width:2;opacity:.42}.tn{fill:var(--_accent);font-size:28px;opacity:.92}.dot{fill:var(--_accent);opacity:.6}
.dash{stroke-width:4;stroke-dasharray:11.2 9}
.fk{stroke:#141312;stroke-width:12}.fo{stroke-width:5}
@media (forced-colors:active){.fk{stroke:Canvas}.fo{stroke:Highlight}}
@media print{svg{color-scheme:only light}.t,.tn,.dot,.dash,.fk,.fo,.gh,.gs{display:none}}`;
