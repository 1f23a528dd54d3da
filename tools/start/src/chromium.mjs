import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium for the journeys: CHROMIUM_PATH, an installed one, Playwright's, or Debian's
 * package.
 */
export function findChromium() {
  const found = process.env.CHROMIUM_PATH || installed() || downloaded() || installByApt();
  if (found) return found;
  throw new Error(
    'The browser journeys need Chromium. Install it, or set CHROMIUM_PATH to the program.',
  );
}

function installed() {
  for (const name of names) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return places.find((path) => existsSync(path));
}

function downloaded() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .map((name) => join(folder, name, 'chrome-linux', 'chrome'))
    .find((path) => existsSync(path));
}

function installByApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  console.log('Installing Chromium from the system packages …');
  installPackages(['chromium']);
  return installed();
}

/** Installs Debian packages as root; says nothing unless it fails. */
export function installPackages(packages) {
  const options = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  const { status, stderr } = spawnSync('apt-get', ['install', '-y', ...packages], options);
  if (status !== 0) console.error(stderr);
}
