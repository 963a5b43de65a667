import { defineConfig, globalIgnores } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import tseslint from 'typescript-eslint';

/** Forbids imports by pattern: they go core <- rules <- games -> board, controllers, and never back. */
const forbidImports = (files, regex, message) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
});

const platform = ['window', 'document', 'navigator', 'Date', 'performance', 'HTMLElement'];

export default defineConfig(
  globalIgnores(['dist', 'cdn', 'coverage', 'storybook-static', 'test/bench/node_modules']),
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommended, lit['flat/recommended']],
    plugins: { 'lit-a11y': litA11y },
    rules: litA11y.configs.recommended.rules,
  },
  {
    files: ['src/core/**', 'src/games/*/rules/**'],
    rules: {
      'no-restricted-globals': ['error', ...platform],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Draw from the seed.' },
      ],
    },
  },
  forbidImports(['src/core/**'], '^(?!\\./)', 'core imports nothing but core.'),
  forbidImports(
    ['src/games/*/rules/**'],
    '^(?!\\./|\\.\\./\\.\\./\\.\\./core/)',
    'Rules import core and one another.',
  ),
  forbidImports(['src/board/**', 'src/controllers/**'], '/games/', 'Boards are built without any game.'),
  forbidImports(['src/games/*/*'], '^\\.\\./(?!\\.\\./)', 'Games never import each other.'),
);
