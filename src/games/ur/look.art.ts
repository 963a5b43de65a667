/*
 * The box of walnut, its bed of bitumen and the inlay of shell, lapis and carnelian, as markup. Names in it are short because
 * they are sent: look.styles.ts explains the classes.
 */

/** Puts a point of the board, 800 wide and 300 high as it lies at first, where it lies when the board is turned. */
export type Place = (x: number, y: number) => readonly [x: number, y: number];

const gradient = (id: string, x2: number, y2: number, ...stops: readonly string[]) =>
  `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${stops.map(stop).join('')}</linearGradient>`;
const radial = (id: string, ...stops: readonly string[]) =>
  `<radialGradient id="${id}" cx=".36" cy=".3" r=".75">${stops.map(stop).join('')}</radialGradient>`;
/** `#fff .5`: a colour and where it is, or the class that gives the colour. */
function stop(words: string): string {
  const [colour, offset = '0'] = words.split(' ');
  return `<stop offset="${offset}" ${colour![0] === '#' ? 'stop-color' : 'class'}="${colour}"/>`;
}

const GRADIENTS =
  gradient('w', 0.5, 1, 'w0', 'w1 1') +
  gradient('t', 0.8, 1, '#fbf5e8', '#e6d9bf 1') +
  gradient('b', 1, 1, '#375a99', '#1f3767 1') +
  gradient('x', 0.5, 1, '#fff6', '#0006 1') +
  gradient('y', 0.3, 1, '#2e1d12', '#c79f78 1') +
  gradient('c', 0.15, 1, '#3d291b', '#5f422e .16', '#735239 1');

const PIECES =
  '<radialGradient id="v"><stop offset=".78" stop-color="#120b0699"/><stop offset="1" stop-color="#120b0600"/></radialGradient>' +
  radial('lg', '#fffbf2', '#f1e6cf .7', '#d6c29b 1') +
  radial('dg', '#5c5552', '#352f2d .7', '#1c1816 1') +
  '<pattern id="h" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="k" d="M0 3h7"/></pattern>';

const marker = (id: string, content: string) => `<marker id="${id}" overflow="visible">${content}</marker>`;
const dots = (name: string, width: number, d: string) =>
  `<path class="${name}" stroke-width="${width}" d="${d}"/>`;

const PETALS =
  'M0 0C-12-20-15-43 0-43S12-20 0 0C20-12 43-15 43 0S20 12 0 0C12 20 15 43 0 43S-12 20 0 0C-20 12-43 15-43 0S-20-12 0 0';
const FIVE = 'M-23-23h0M23-23h0M-23 23h0M23 23h0M0 0h0';
const EYES = 'M0-20h0M0 20h0';
const X = 'M-14-14h0M14-14h0M0 0h0M-14 14h0M14 14h0';
const PLUS = 'M0-19h0M19 0h0M0 0h0M0 19h0M-19 0h0';

/** The five motifs of the squares and the pieces. */
const MARKERS =
  marker(
    'rosette',
    `<path class="lz" d="M-46-46h92v92h-92z"/><path class="sh" d="${PETALS}"/><path class="sh" d="${PETALS}" transform="rotate(45)"/><circle class="cs x" r="31" stroke-width="5.5" pathLength="8" stroke-dasharray="0 1"/><circle class="ca bl" r="9" stroke-width="6"/>`,
  ) +
  marker(
    'eyes',
    dots('bl', 4, 'M-36-20Q0-49 36-20 0 9-36-20M-36 20Q0-9 36 20 0 49-36 20') +
      dots('bl', 20, EYES) +
      dots('cs', 10, EYES),
  ) +
  marker('dots', dots('bl', 22, FIVE) + dots('ls', 13, FIVE) + dots('cs', 6, FIVE)) +
  marker(
    'steps',
    dots(
      'bl',
      4,
      'M-5-35h10v10h10v10h10v10h10v10h-10v10h-10v10h-10v10h-10v-10h-10v-10h-10v-10h-10v-10h10v-10h10v-10h10z',
    ) + '<path class="ca" d="M0-14 14 0 0 14-14 0z"/>',
  ) +
  marker('frame', dots('bl', 4, 'M-34-34h68v68h-68z') + dots('cs', 2.5, 'M-25-25h50v50h-50z'));

const piece = (id: string, body: string, rim: string, sign: string) =>
  marker(
    id,
    `<circle class="x" cx="3" cy="5" r="43" fill="url(#v)"/><circle class="${id[0]}p" r="37"/>${body}<circle class="x rim" r="31.5" stroke="${rim}"/>${sign}`,
  );

const DISCS =
  piece('light', '', '#cdb88d', dots('bl', 12.5, X)) +
  piece(
    'dark',
    '<circle class="h" r="37" fill="url(#h)"/>',
    '#6d645e',
    dots('db', 16.5, PLUS) + dots('ls dd', 11.5, PLUS),
  );

const TETRAHEDRON =
  '<path class="f0 x" d="M4-34 41 25H-31z"/><path class="f3" d="M-35 20H35L0 0z"/><path class="f2" d="M0-39 35 20 0 0z"/><path class="f1" d="M0-39-35 20 0 0z"/>';
const DICE =
  marker('d1', `${TETRAHEDRON}<path class="tp" d="M0-41 6-30h-12zM0-13 12 7h-24z"/>`) +
  marker('d0', `${TETRAHEDRON}<path class="tp" d="M37 21 25 20 31 11zM-37 21-25 20-31 11z"/>`);

/** The art of the box, by how the board lies. */
export function artOf(place: Place): string {
  const line = (...points: readonly (readonly [number, number])[]) =>
    `M${points.map(([x, y]) => place(x, y).join(' ')).join('L')}`;
  const rect = (name: string, x: number, y: number, width: number, height: number, rx: number) => {
    const [[x1, y1], [x2, y2]] = [place(x, y), place(x + width, y + height)];
    return `<rect class="${name}" x="${Math.min(x1, x2)}" y="${Math.min(y1, y2)}" width="${Math.abs(x2 - x1)}" height="${Math.abs(y2 - y1)}" rx="${rx}"/>`;
  };
  const bed =
    line(
      [-4, -4],
      [404, -4],
      [404, 96],
      [596, 96],
      [596, -4],
      [804, -4],
      [804, 304],
      [596, 304],
      [596, 204],
      [404, 204],
      [404, 304],
      [-4, 304],
    ) + 'z';
  const tiles =
    line([0, 50], [400, 50]) +
    line([600, 50], [800, 50]) +
    line([0, 150], [800, 150]) +
    line([0, 250], [400, 250]) +
    line([600, 250], [800, 250]);
  const hollows = line([23, -57], [378, -57]) + line([23, 357], [378, 357]);
  return (
    `${GRADIENTS}<defs class="balls">${PIECES}${MARKERS}${DISCS}${DICE}</defs>` +
    rect('fr', -30, -100, 860, 500, 24) +
    `<path class="gr x" d="${[-84, -76, -14, 312, 322, 388, 394].map((y, i) => line([-24, y], [200 + 70 * i, y + (i % 2 ? 7 : -7)], [824, y + (i % 2 ? -3 : 4)])).join('')}"/>` +
    rect('ed', -28.5, -98.5, 857, 497, 22.5) +
    `<path class="ho" d="${hollows}" transform="translate(1 2)"/><path class="ho hd x" d="${hollows}"/><path class="ho hf" d="${hollows}" transform="translate(.5 1)"/>` +
    [-86, 328].map((y) => rect('we', 593, y, 214, 58, 29)).join('') +
    [-86, 228].map((y) => rect('we', 421, y, 158, 158, 10)).join('') +
    `<path class="ba" d="${bed}"/><path class="bd x" d="${bed}"/>` +
    `<path class="ti" d="${tiles}" transform="translate(1 1.6)"/><path class="ti t2" d="${tiles}"/><path class="ti t3 x" d="${tiles}"/>`
  );
}
