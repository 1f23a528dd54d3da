import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runNx } from './build-apps.mjs';
import { findCircles, sourceFiles } from './import-circles.mjs';
import { install, node24 } from './install.mjs';
import { root } from './paths.mjs';
import { readManifests, unevenVersions } from './uneven-versions.mjs';

const all = process.argv.includes('--all');

const run = (program, args) =>
  spawnSync(node24, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false' },
  }).status;

function checkVersions() {
  const uneven = unevenVersions(readManifests(root));
  for (const line of uneven) console.error(line);
  return uneven.length;
}

function checkCircles() {
  const circles = findCircles(root, sourceFiles(root));
  for (const files of circles) console.error(`A circle of imports: ${files.join(', ')}`);
  return circles.length;
}

const steps = [
  ['versions', checkVersions],
  ['imports', checkCircles],
  ['format', () => run('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'])],
  ['unused code', () => run('knip/bin/knip.js', [])],
  [
    'lint, types, build',
    () =>
      runNx([
        ...(all ? ['run-many'] : ['affected']),
        '--targets=lint,types,build',
        '--output-style=static',
        '--parallel=2',
      ]).status,
  ],
];

install();
for (const [name, step] of steps) {
  console.log(`Checking ${name} …`);
  if (step() !== 0) {
    console.error(`The check of ${name} failed.`);
    process.exit(1);
  }
}
console.log('All checks passed.');
