import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useHooks } from './hooks.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tintory-hooks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// Ignores the machine's git configuration and the surrounding repository.
const env = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
};
const git = (...args) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' });
const hooks = () => git('config', '--default', '', '--get', 'core.hooksPath').trim();

describe('the hooks of a clone', () => {
  it('are used once it is installed', () => {
    git('init', '-q', '-b', 'main');
    useHooks(folder, env);
    expect(hooks()).toBe('.githooks');
  });

  it('stay away from CI', () => {
    git('init', '-q', '-b', 'main');
    useHooks(folder, { ...env, CI: 'true' });
    expect(hooks()).toBe('');
  });

  it('leave those alone that somebody chose', () => {
    git('init', '-q', '-b', 'main');
    git('config', 'core.hooksPath', 'mine');
    useHooks(folder, env);
    expect(hooks()).toBe('mine');
  });

  it("are not another repository's that the project lies in", () => {
    git('init', '-q', '-b', 'main');
    mkdirSync(join(folder, 'inner'));
    useHooks(join(folder, 'inner'), env);
    expect(hooks()).toBe('');
  });

  it('are nothing to speak of without git', () => {
    expect(() => useHooks(folder, { ...env, PATH: '' })).not.toThrow();
  });
});
