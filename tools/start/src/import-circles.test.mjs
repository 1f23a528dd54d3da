import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findCircles, sourceFiles } from './import-circles.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tintory-circles-'));
  for (const folder of ['apps', 'tools']) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(lib, files) {
  const folder = join(root, 'libs', lib);
  mkdirSync(join(folder, 'src'), { recursive: true });
  const exports = { '.': { '@tintory/source': './src/index.ts' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ exports }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'src', name), text);
}
const circles = () => findCircles(root, sourceFiles(root));

it('finds a circle of types within a lib', () => {
  write('a', {
    'one.ts': "import type { Two } from './two.ts';\n",
    'two.ts': "import { three } from 'three';\nexport type {\n  One,\n} from './one.ts';\n",
    'index.ts': "export { one } from './one.ts';\n",
  });
  expect(circles()).toEqual([['libs/a/src/one.ts', 'libs/a/src/two.ts']]);
});

it('finds a circle from lib to lib', () => {
  write('a', { 'index.ts': "import '@tintory/b';\n" });
  write('b', { 'index.ts': "import { a } from '@tintory/a';\n" });
  expect(circles()).toEqual([['libs/a/src/index.ts', 'libs/b/src/index.ts']]);
});

it('takes a lazy import for none, nor a file that is read twice', () => {
  write('a', {
    'index.ts': "import './one.ts';\nimport './two.ts';\n",
    'one.ts': "import './two.ts';\n",
    'two.ts': "const later = () => import('./index.ts');\n",
  });
  expect(circles()).toEqual([]);
});
