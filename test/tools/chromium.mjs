/**
 * Finds a Chromium to test in: the one CHROME_PATH names, else an installed one, else, on Linux,
 * one that is published in the npm registry, which is unpacked beside node_modules on first use.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PACKAGED = '@sparticuz/chromium@143.0.4';

const windows = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
  ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((path) =>
    join(process.env[name] ?? '', path),
  ),
);
const mac = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const linux = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
].flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
const installed = { darwin: mac, win32: windows, linux };

async function packaged() {
  const folder = resolve('node_modules/.cache/chromium');
  const entry = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  if (!existsSync(entry)) {
    console.error(`No Chromium is installed: taking ${PACKAGED} from the npm registry.`);
    mkdirSync(folder, { recursive: true });
    execFileSync(
      'npm',
      ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', PACKAGED],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
  }
  // The package looks at both when it is loaded: where to unpack, and whether to bring libraries.
  process.env.TMPDIR = folder;
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import(pathToFileURL(entry).href);
  const path = await chromium.executablePath();
  // Its font settings name a fixed folder, whatever TMPDIR says.
  const fonts = join(folder, 'fonts');
  writeFileSync(join(fonts, 'fonts.conf'), `<fontconfig><dir>${fonts}</dir></fontconfig>\n`);
  return path;
}

/** What to launch: the `executablePath` and the `args` that puppeteer and Playwright both take. */
export async function chromium() {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names no file: ${named}`);
  const found = named ?? installed[process.platform]?.find(existsSync);
  if (!found && !(process.platform === 'linux' && process.arch === 'x64')) {
    throw new Error('No Chrome, Chromium or Edge found: install one, or name it in CHROME_PATH.');
  }
  return {
    executablePath: found ?? (await packaged()),
    // A container may have no sandbox to offer, and the tests open no page but their own.
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  };
}
