import type { Decorator, Preview } from '@storybook/web-components-vite';
import { html } from 'lit';

/** Two switches in the toolbar: what the page round a story is like. */
export const globalTypes = {
  scheme: { toolbar: { title: 'Colours', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
  dir: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
} satisfies Preview['globalTypes'];

export const initialGlobals = { scheme: 'light', dir: 'ltr' };

const STYLE =
  'box-sizing: border-box; padding: 16px; background: Canvas; color: CanvasText; font-family: system-ui, sans-serif';

/** The page round a story. Boards look up, as on any page: to `color-scheme`, `dir` and the text's colour. */
export const page: Decorator = (story, { globals, viewMode }) => {
  const height = viewMode === 'story' ? '100vh' : 'auto';
  return html`
    <div dir=${globals.dir} style="${STYLE}; color-scheme: ${globals.scheme}; min-block-size: ${height}">
      ${story()}
    </div>
  `;
};
