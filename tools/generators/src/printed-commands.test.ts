import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from './testing/house-tree.ts';

const run = promisify(execFile);
// Independent of a running Nx daemon, and without terminal colours.
const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1' };

/** The `nx g` commands in a document, as printed. */
const commandsIn = (page: string): string[] =>
  readFileSync(join(root, page), 'utf8').match(/^npx nx g [^#\n]*[^#\s]/gm) ?? [];

const commands = [...new Set(['README.md', 'CONTRIBUTING.md'].flatMap(commandsIn))];

describe('the commands of README and CONTRIBUTING', () => {
  it('are one for each generator', () => {
    const generators = commands.map((command) => command.split(' ')[3]);
    expect(generators.sort()).toEqual(['lib', 'module', 'tool']);
  });

  it.each(commands)('%s --dry-run tells what it would write, and writes nothing', async (line) => {
    const begun = Date.now();
    const [, ...words] = line.split(' ');
    const nx = join(root, 'node_modules/.bin', words.shift() ?? '');
    const { stdout } = await run(nx, [...words, '--dry-run'], { cwd: root, env });
    const told = [...stdout.matchAll(/^(CREATE|UPDATE) (\S+)/gm)].map(([, way, path = '']) => ({
      way,
      path: join(root, path),
    }));
    expect(told.some(({ way }) => way === 'CREATE')).toBe(true);
    for (const { way, path } of told) {
      if (way === 'CREATE') expect(existsSync(path), path).toBe(false);
      else expect(statSync(path).mtimeMs, path).toBeLessThan(begun);
    }
  });
});
