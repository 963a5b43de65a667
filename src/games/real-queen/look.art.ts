/*
 * A board of smoked walnut, its holders, and marbles of milk glass and obsidian, as markup. Names in it are short because they are
 * sent: look.styles.ts explains the classes.
 */

const DEFS =
  '<linearGradient id="s" x2="1" y2="1"><stop class="s0"/><stop offset="1" class="s1"/></linearGradient><linearGradient id="f" x2="1" y2="1"><stop class="f0"/><stop offset="1" class="f1"/></linearGradient><linearGradient id="e" x2="1" y2="1"><stop stop-color="#b8937a"/><stop offset="1" stop-color="#1f130c"/></linearGradient><linearGradient id="o" gradientUnits="userSpaceOnUse" x1="25" y1="25" x2="75" y2="75" spreadMethod="repeat"><stop stop-color="#26150b"/><stop offset="1" stop-color="#966f50"/></linearGradient>';

const LIGHT =
  '<radialGradient id="wg" cx=".37" cy=".31" r=".74"><stop stop-color="#f9f5ec"/><stop offset=".42" stop-color="#ebe3d4"/><stop offset=".74" stop-color="#d2c5af"/><stop offset=".88" stop-color="#e2d7c4"/><stop offset="1" stop-color="#94836a"/></radialGradient><radialGradient id="bg" cx=".37" cy=".31" r=".74"><stop stop-color="#55545d"/><stop offset=".3" stop-color="#26262b"/><stop offset=".75" stop-color="#0c0c0f"/><stop offset="1" stop-color="#262120"/></radialGradient><radialGradient id="v"><stop offset=".62" stop-color="#12080399"/><stop offset="1" stop-color="#12080300"/></radialGradient><radialGradient id="g"><stop stop-color="#fff"/><stop offset=".4" stop-color="#ffffffb3"/><stop offset="1" stop-color="#fff0"/></radialGradient>';

const SHINE =
  '<ellipse class="x" cx="-3" cy="-21" rx="12" ry="7.5" transform="rotate(-38)" fill="url(#g)"/><path class="x" d="M34 8A35 35 0 0 1 8 34A42 42 0 0 0 34 8Z" fill="#ffe9cc" opacity=".5"/>';
const HATCH =
  '<path class="h" d="M-37 6-6 37M-36-8 8 36M-32-18 18 32M-26-26 26 26M-18-32 32 18M-8-36 36 8M6-37 37-6"/>';
const CROWN = 'M-22 10-26-14-11-2 0-21 11-2 26-14 22 10ZM-21 15H21V20H-21Z';

const marker = (id: string, content: string) => `<marker id="${id}" overflow="visible">${content}</marker>`;
const ball = (letter: string, more = '') =>
  `<ellipse class="x" cx="4" cy="7" rx="45" ry="43" fill="url(#v)"/><circle class="n n${letter}" r="38"/>${more}`;
const crown = (letter: string, x: number, y: number) =>
  `<path class="k k${letter}" d="${CROWN}" transform="translate(${x} ${y})"/><path class="k q${letter}" d="${CROWN}"/>`;

const MARBLES = [
  marker(
    'white',
    `${ball('w')}<path class="sw" d="M-29 13C-15-15 7 11 26-19 14 20-8 0-29 13ZM-18 24C-5 9 11 19 27 0 14 26 0 14-18 24Z"/>${SHINE}`,
  ),
  marker('black', `${ball('b', HATCH)}<circle class="sb" r="14"/>${SHINE}`),
  marker('white-queen', `<g transform="scale(1.18)">${ball('w')}${SHINE}</g>${crown('w', 1.8, 2)}`),
  marker(
    'black-queen',
    `<g transform="scale(1.18)">${ball('b', HATCH)}${SHINE}</g>${crown('b', -1.2, -1.5)}`,
  ),
].join('');

const frame = (y: number, height: number, rx: number) =>
  `<rect class="f" x="-49" y="${y}" width="798" height="${height}" rx="${rx}"/>`;

/** The frame and the wood; what lights up on it comes before the hollows, as if they were drilled through it. */
export const BOARD = `${DEFS}<defs class="balls">${LIGHT}${MARBLES}</defs>${frame(-49, 798, 32)}<rect class="s" x="-8" y="-8" width="716" height="716" rx="14"/><path class="gr x" d="M-8 22q180 24 370 2t346 6M-8 96q150-18 350 4t366-8M-8 128q210 22 390 4t326 10M-8 214q170 20 360-6t356 12M-8 304q190-20 330 2t386-10M-8 338q130 18 360 4t356 6M-8 420q210-16 380 8t336-12M-8 515q180 22 340-2t376 8M-8 548q160-14 360 6t356-10M-8 640q190 20 360-4t356 10"/>`;

/** Rows of hollows, as dots of a dashed line. */
export const HOLLOWS = [50, 150, 250, 350, 450, 550, 650].map((y) => `M50 ${y}H651`).join('');

const GROOVES =
  'M-16-140H272M428-140H716M112-94H272M428-94H588M-16 840H272M428 840H716M112 794H272M428 794H588';
const THRONES = 'M350-117h.01M350 817h.01';
const CROWNS = [-117, 817]
  .map((y) => `<path class="kt" d="${CROWN}" transform="translate(350 ${y})scale(1.3)"/>`)
  .join('');

/** The holders of both seats: a long row for the own marbles, a short one for those conquered, a throne. */
export const HOLDERS =
  frame(-171, 108, 24) +
  frame(763, 108, 24) +
  ['l1', 'l2', 'l3']
    .map((name) => `<path class="l ${name}" d="${GROOVES}"/><path class="l th ${name}" d="${THRONES}"/>`)
    .join('') +
  CROWNS;
