/*
 * The wood of the board and the parts of a ball, as markup. Names in it are short because they are sent: look.styles.ts
 * explains the classes.
 */

/** A rectangle of the board, in the foreshortening of a view. */
const slab = (
  name: string,
  [x, y, width, height]: readonly number[],
  rx: number,
  squeeze: number,
  more = '',
) =>
  `<rect class="${name}" x="${x}" y="${y! * squeeze}" width="${width}" height="${height! * squeeze}" rx="${rx}"${more}/>`;

const DEFS =
  '<linearGradient id="b" x2="1" y2="1"><stop stop-color="#ffe9c48c"/><stop offset=".45" stop-color="#ffe9c40a"/><stop offset=".55" stop-opacity=".08"/><stop offset="1" stop-opacity=".5"/></linearGradient><linearGradient id="i" href="#b" x1="1" y1="1" x2="0" y2="0"/><radialGradient id="w" cx=".66" cy=".68" r=".74"><stop stop-color="#ffd9a01c"/><stop offset=".45" stop-color="#2a14053d"/><stop offset="1" stop-color="#1c0b02a6"/></radialGradient>';

const GRADIENTS =
  '<radialGradient id="v"><stop offset=".6" stop-color="#1c0d04a8"/><stop offset=".82" stop-color="#1c0d0442"/><stop offset="1" stop-color="#1c0d0400"/></radialGradient><radialGradient id="s" fx=".33" fy=".3"><stop stop-color="#fff0d099"/><stop offset=".36" stop-color="#fff0d024"/><stop offset=".6" stop-color="#2a140505"/><stop offset=".86" stop-color="#3d1c0557"/><stop offset="1" stop-color="#240f03a3"/></radialGradient><pattern id="h" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="k" d="M0 0V9"/></pattern>';

/** The art of a view, by how it is foreshortened and how much of their height things rise. */
export const artOf = (squeeze: number, rise: number): string => {
  const tilted = squeeze < 1;
  const pole = `cy="${-47 * rise}" rx="|" ry="|"`;
  const at = (r: number) => pole.replace('|', `${r}`).replace('|', `${r * squeeze}`);
  const marker = (id: string, content: string, more = '') =>
    `<marker id="${id}" overflow="visible"${more}>${content}</marker>`;
  const fall = tilted ? 'cx="9" cy="20" rx="57" ry="45"' : 'cx="8" cy="8" rx="58" ry="58"';
  const front = tilted ? 24 : 0;
  return (
    DEFS +
    `<pattern id="o" width="100" height="${100 * squeeze}" patternUnits="userSpaceOnUse"><ellipse class="o" cx="50" cy="${50 * squeeze}" rx="36" ry="${36 * squeeze}" fill="url(#w)" stroke="url(#i)"/></pattern><defs class="balls">${GRADIENTS}` +
    marker('fall', `<ellipse class="x" ${fall} fill="url(#v)"/>`) +
    marker(
      'grain',
      '<path class="g x" d="M-45-11Q0-30 44-14M-46 1Q-4-18 46 0M-46 9Q-2-8 46 7M-43 19Q6 4 43 18M-34 31Q6 20 34 32M-30-36Q2-46 30-35"/>',
      ' orient="auto"',
    ) +
    marker(
      'light',
      `<circle class="x y" r="47" fill="url(#s)" stroke="url(#b)"/><ellipse class="s" ${at(10)}/>`,
    ) +
    marker(
      'dark',
      `<circle class="h" r="47" fill="url(#h)"/><circle class="x y" r="47" fill="url(#s)" stroke="url(#b)" opacity=".8"/><ellipse class="e" ${at(9)}/>`,
    ) +
    '</defs>' +
    `<g transform="translate(0 ${front})">${slab('x', [-31, -30, 468, 468], 24, squeeze, ' opacity=".2"')}${tilted ? slab('a', [-34, -34, 468, 468], 22, squeeze) : ''}</g>` +
    slab('f', [-34, -34, 468, 468], 22, squeeze) +
    `<path class="g x" transform="scale(1 ${squeeze})" d="M-26-22Q140-29 426-18M-26-14Q200-18 426-13M-26 424Q90 416 426 427M-26 415Q240 409 426 416M-26-26-11-11M426-26 411-11M-26 426-11 411M426 426 411 411"/>` +
    slab('j x', [-32.5, -32.5, 465, 465], 20.5, squeeze, ' stroke="url(#b)"') +
    slab('l x', [-9, -9, 418, 418], 9, squeeze) +
    slab('m', [0, 0, 400, 400], 5, squeeze) +
    `<path class="g x" transform="scale(1 ${squeeze})" d="M2 24Q120 40 398 18M2 62Q200 90 398 58M2 99Q150 84 398 104M2 138Q130 170 398 142M2 203Q180 178 398 206M2 251Q220 284 398 246M2 302Q150 288 398 306M2 345Q180 372 398 338M2 388Q200 376 398 386"/>` +
    slab('j x', [-1, -1, 402, 402], 6, squeeze, ' stroke="url(#i)"') +
    slab('', [0, 0, 400, 400], 0, squeeze, ' fill="url(#o)"')
  );
};

const tray = (y: number) =>
  `<rect class="f" x="-34" y="${y - 14}" width="468" height="28" rx="14"/><rect class="j x" x="-33" y="${y - 13}" width="466" height="26" rx="13" stroke="url(#b)"/><path class="r x" d="M-10 ${y}H382.1"/>`;

/** The trays of both seats. */
export const TRAYS = tray(0) + tray(32);
