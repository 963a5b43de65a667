import type { StorybookConfig } from '@storybook/web-components-vite';

export default {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A page's colours come from page.ts: boards follow `color-scheme`, not a painted backdrop.
  features: { backgrounds: false },
  // Storybook's own page is one large file, and nothing that a reader of a board loads.
  viteFinal: (config) => ({ ...config, build: { ...config.build, chunkSizeWarningLimit: 2000 } }),
} satisfies StorybookConfig;
