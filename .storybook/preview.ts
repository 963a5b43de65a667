import { type Preview, setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from '../custom-elements.json';
import { fromManifest } from './arg-types.js';
import { globalTypes, initialGlobals, page } from './page.js';

setCustomElementsManifest(manifest);

export default {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [page],
  argTypesEnhancers: [fromManifest],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      // The code below a story is what a writer types: nothing of page.ts, and `coordinates` for `coordinates=""`.
      source: { excludeDecorators: true, transform: (code: string) => code.trim().replaceAll('=""', '') },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Rolit',
          ['Play', 'Rules', 'View', 'Figures', 'Leaflet'],
          'Pylos',
          ['Play', 'Placing and raising', 'Taking back', 'Ending', 'View', 'Figures', 'Rulebook'],
          'Royal Game of Ur',
          'Real Queen',
          'Satellites',
          'Shared',
          [
            'Embedding',
            'Page',
            'Leaflets',
            'Marks',
            'Puzzles',
            'Setting up',
            'Sizes',
            'Theming',
            'Events',
            'Methods',
            'Bad input',
          ],
        ],
      },
    },
  },
} satisfies Preview;
