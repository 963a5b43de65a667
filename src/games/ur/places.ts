import type { Place, Places } from '../../board/marks.js';
import type { Position } from './rules/position.js';
import { nameOf, SEATS } from './rules/variants.js';

/** What marks may name: the path of each side, the squares that it alone walks, and those where both do. */
export function placesOf({ variant }: Position): Places {
  const [light, dark] = variant.paths as [readonly number[], readonly number[]];
  const paths = { light, dark };
  const zone = (cells: readonly number[], words: string): Place => ({
    kind: 'zone',
    cells: cells.map(nameOf),
    words,
  });
  const places: Record<string, Place> = {};
  for (const seat of SEATS)
    places[`path:${seat}`] = { kind: 'path', cells: paths[seat].map(nameOf), words: `the path of ${seat}` };
  const alone = (path: readonly number[], other: readonly number[]) =>
    path.filter((cell) => !other.includes(cell));
  return {
    ...places,
    'zone:light': zone(alone(light, dark), 'the squares of light alone'),
    'zone:war': zone(
      light.filter((cell) => dark.includes(cell)),
      'the shared squares',
    ),
    'zone:dark': zone(alone(dark, light), 'the squares of dark alone'),
  };
}
