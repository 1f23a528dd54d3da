import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownTypeErrors } from './own-type-errors.mjs';

const strict = { strict: true, noUncheckedIndexedAccess: true, noEmit: true, types: [] };

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tintory-types-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(lib, options, text) {
  const folder = join(root, 'libs', lib);
  const path = join(folder, 'src/index.ts');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const config = { compilerOptions: { ...strict, ...options }, include: ['src'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
}

const messages = (lib) =>
  ownTypeErrors(join(root, 'libs', lib), root).map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' '),
  );

it('a lib is checked by its own options, and not with the project that imports it', () => {
  const unchecked = { noUncheckedIndexedAccess: false };
  write('used', unchecked, 'export const first = (all: number[]): number => all[0];\n');
  const user =
    "import { first } from '../../used/src/index';\nexport const one: string = first([1]);\n";
  write('user', {}, user);
  expect(messages('used')).toEqual([]);
  expect(messages('user')).toEqual(["Type 'number' is not assignable to type 'string'."]);
});

it('a project is checked by its own options', () => {
  write('user', {}, 'export const first = (all: number[]): number => all[0];\n');
  expect(messages('user')).toEqual([
    expect.stringContaining("'number | undefined' is not assignable to type 'number'"),
  ]);
});
