import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { chromium } from './test/tools/chromium.mjs';

const testsOf = ({ suites = [], tests = [] }) => [...tests, ...suites.flatMap(testsOf)];

/** Closes the run with one plain line that any machine can read. */
const tally = {
  onTestRunFinished({ sessions }) {
    const tests = sessions.flatMap(({ testResults }) => (testResults ? testsOf(testResults) : []));
    const failed = tests.filter(({ passed, skipped }) => !passed && !skipped).length;
    const skipped = tests.filter(({ skipped }) => skipped).length;
    console.log(`\nunit: ${tests.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`);
  },
};

export default {
  files: ['test/**/*.test.ts', '!test/bench/**'],
  nodeResolve: { exportConditions: ['development'] },
  plugins: [esbuildPlugin({ ts: true, tsconfig: 'tsconfig.json', target: 'es2022' })],
  browsers: [chromeLauncher({ launchOptions: await chromium() })],
  concurrency: 2,
  testFramework: { config: { timeout: 20_000 } },
  testsFinishTimeout: 600_000,
  filterBrowserLogs: ({ args }) => !args.some((arg) => /Lit is in dev mode/.test(arg)),
  staticLogging: Boolean(process.env.CI),
  reporters: [defaultReporter(), tally],
};
