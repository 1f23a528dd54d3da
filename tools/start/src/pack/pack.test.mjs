import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packApi } from './pack-api.mjs';
import { modulesOf } from './pack-site.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tintory-pack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the packed API', () => {
  it('brings every lib that its sources name, and nothing of the tests', () => {
    packApi(folder);
    const files = globSync('{apps,libs}/**/*.ts', { cwd: folder });
    expect(files).toContain(join('apps', 'api', 'src', 'main.server.ts'));
    expect(files.filter((file) => /\.test\.|vitest/.test(file))).toEqual([]);
    const manifests = globSync('{apps,libs}/*/package.json', { cwd: folder });
    const packed = manifests.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const names = packed.map(({ name }) => name);
    const api = files.filter((file) => file.startsWith(join('apps', 'api', 'src')));
    for (const file of api) {
      const source = readFileSync(join(folder, file), 'utf8');
      for (const [, name] of source.matchAll(/ from '(@tintory\/[a-z-]+)/g)) {
        expect(names, `${file} imports ${name}`).toContain(name);
      }
    }
  });
});

describe('the packed server of an app', () => {
  it('is the modules that it imports, near and far', () => {
    const modules = [...modulesOf('tools/start/src/serve-app.mjs')];
    expect(modules).toContain('tools/start/src/apps.mjs');
    expect(modules).toContain('tools/start/src/google-sign-in.mjs');
    expect(modules.some((path) => path.includes('install'))).toBe(false);
  });
});
