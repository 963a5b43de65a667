import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { ifDefined } from 'lit/directives/if-defined.js';
import { html, unsafeStatic } from 'lit/static-html.js';
import { fn } from 'storybook/test';
import type { BoardEventMap } from '../../src/board/events.js';

type Tell<Type extends keyof BoardEventMap> = (event: BoardEventMap[Type]) => void;

/** What the controls of a board set, by the names of its attributes and events. */
export interface Args {
  mode?: 'play' | 'figure';
  position?: string;
  rules?: string;
  first?: string;
  seed?: number;
  near?: string;
  view?: string;
  flipped?: boolean;
  coordinates?: boolean;
  takeback?: boolean;
  'without-hints'?: boolean;
  'board-step'?: Tell<'board-step'>;
  'board-move'?: Tell<'board-move'>;
  'board-change'?: Tell<'board-change'>;
  'board-victory'?: Tell<'board-victory'>;
  'board-draw'?: Tell<'board-draw'>;
  'board-refused'?: Tell<'board-refused'>;
  'board-error'?: Tell<'board-error'>;
}

export type Story = StoryObj<Args>;

/** An attribute only where it says something: the code below a story shows what a writer would type. */
const set = (value: string | undefined, standard = '') => ifDefined(value === standard ? undefined : value);

/** A board with what is set of these. */
export function boardOf(component: string, args: Args) {
  const tag = unsafeStatic(component);
  /* eslint-disable lit/binding-positions, lit/no-invalid-html -- the tag is written before Lit reads the template */
  return html`
    <${tag}
      mode=${set(args.mode, 'play')}
      position=${set(args.position)}
      rules=${set(args.rules)}
      first=${ifDefined(args.first)}
      seed=${ifDefined(args.seed)}
      near=${ifDefined(args.near)}
      view=${set(args.view, 'above')}
      ?flipped=${args.flipped}
      ?coordinates=${args.coordinates}
      ?takeback=${args.takeback}
      ?without-hints=${args['without-hints']}
      @board-step=${args['board-step']}
      @board-move=${args['board-move']}
      @board-change=${args['board-change']}
      @board-victory=${args['board-victory']}
      @board-draw=${args['board-draw']}
      @board-refused=${args['board-refused']}
      @board-error=${args['board-error']}
    ></${tag}>
  `;
  /* eslint-enable */
}

/** What every file of a game's stories has in common. */
export const metaOf = (component: string, seats: readonly string[]) =>
  ({
    component,
    args: {
      mode: 'play',
      position: '',
      rules: '',
      flipped: false,
      coordinates: false,
      takeback: false,
      'without-hints': false,
      'board-step': fn(),
      'board-move': fn(),
      'board-change': fn(),
      'board-victory': fn(),
      'board-refused': fn(),
      'board-error': fn(),
    },
    argTypes: {
      near: { control: 'select', options: [undefined, 'top', 'right', 'bottom', 'left', ...seats] },
      first: { control: 'select', options: [undefined, ...seats] },
      coordinates: { control: 'boolean' },
    },
    render: (args) => boardOf(component, args),
  }) satisfies Meta<Args>;
