import '../../src/games/ur/define.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { type Args as Shared, metaOf } from '../shared/board.js';

/** What the controls set: the path may be numbered, and forced moves may play themselves. */
export interface Args extends Omit<Shared, 'coordinates'> {
  coordinates?: boolean | 'path';
  'auto-forced'?: boolean;
}

export type Story = StoryObj<Args>;

const shared = metaOf('ur-board', ['light', 'dark']);
/** An attribute only where it says something. */
const set = (value: string | undefined, standard = '') => ifDefined(value === standard ? undefined : value);

/** A board of Ur with what is set of these. */
export const boardOf = (args: Args) => html`
  <ur-board
    mode=${set(args.mode, 'play') as 'play'}
    position=${set(args.position)}
    rules=${set(args.rules)}
    first=${ifDefined(args.first)}
    seed=${ifDefined(args.seed)}
    near=${ifDefined(args.near)}
    coordinates=${ifDefined(args.coordinates === true ? '' : args.coordinates || undefined)}
    ?flipped=${args.flipped}
    ?takeback=${args.takeback}
    ?without-hints=${args['without-hints']}
    ?auto-forced=${args['auto-forced']}
    @board-step=${args['board-step']}
    @board-move=${args['board-move']}
    @board-change=${args['board-change']}
    @board-victory=${args['board-victory']}
    @board-refused=${args['board-refused']}
    @board-error=${args['board-error']}
  ></ur-board>
`;

/** What every file of Ur's stories has in common. */
export const meta = {
  component: 'ur-board',
  args: { ...shared.args, 'auto-forced': false },
  argTypes: { ...shared.argTypes, coordinates: { control: 'select', options: [false, true, 'path'] } },
  render: boardOf,
} satisfies Meta<Args>;
