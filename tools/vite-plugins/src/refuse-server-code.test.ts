import { describe, expect, it } from 'vitest';
import { buildFiles } from './build-files.ts';

const zod = {
  'node_modules/zod/index.js': `export { z } from './node_modules/zod/schemas.js';`,
  'node_modules/zod/schemas.js': `export const z = { object: (shape) => ({ parse: () => shape }) };`,
};

/** A lib as in this workspace: an index, a file with a schema, a file without. */
const lib = {
  ...zod,
  'contract/index.ts': `export * from './contract/limits.ts'; export * from './contract/jobs.ts';`,
  'contract/limits.ts': `export const mostPictures = 250;`,
  'contract/jobs.ts': `
    import { z } from './node_modules/zod/index.js';
    export const states = ['queued', 'done'];
    export const createJob = z.object({ prompt: 'text' });`,
};

describe('a build of an app', () => {
  it('passes when a schema stands behind the door of a lib and nobody takes it', async () => {
    const main = `import { mostPictures } from './contract/index.ts'; console.log(mostPictures);`;
    await expect(buildFiles({ ...lib, 'main.ts': main })).resolves.toBeUndefined();
  });

  it('fails when a page takes a schema, and names who takes it', async () => {
    const files = {
      ...lib,
      'main.ts': `import { count } from './count.ts'; console.log(count); import('./page.ts');`,
      'count.ts': `import { mostPictures } from './contract/index.ts'; export const count = mostPictures;`,
      'page.ts': `export { check } from './form.ts';`,
      'form.ts': `
        import { createJob } from './contract/index.ts';
        export const check = (input) => createJob.parse(input);`,
    };
    const failure = await buildFiles(files).catch((error: Error) => error.message);
    const chain = 'main.ts → page.ts → form.ts → contract/index.ts → contract/jobs.ts → zod';
    expect(failure).toContain(chain.replaceAll(' → ', '\n    → '));
    expect(failure).not.toContain('count.ts');
  });

  it('fails when only a constant is taken from a file whose schema comes along', async () => {
    const files = {
      ...lib,
      'main.ts': `import { states } from './contract/index.ts'; console.log(states);`,
    };
    await expect(buildFiles(files)).rejects.toThrow(/contract\/jobs\.ts\s+→ zod/);
  });

  it("fails on a module of Node's", async () => {
    const main = `import * as fs from 'node:fs'; console.log(fs);`;
    await expect(buildFiles({ 'main.ts': main })).rejects.toThrow(/main\.ts\s+→ a module of Node/);
  });

  it('fails on what opens files, and on code of the server', async () => {
    const files = (path: string) => ({
      'main.ts': `import { open } from './${path}'; open();`,
      [path]: `export const open = () => console.log('open');`,
    });
    await expect(buildFiles(files('node_modules/sharp/index.js'))).rejects.toThrow('→ sharp');
    await expect(buildFiles(files('libs/imaging/src/open.ts'))).rejects.toThrow('→ libs/imaging');
    await expect(buildFiles(files('apps/api/src/config.ts'))).rejects.toThrow('→ apps/api');
  });
});
