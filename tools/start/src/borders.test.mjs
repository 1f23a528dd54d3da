import { join } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { runNx } from './build-apps.mjs';
import { root } from './paths.mjs';

const nx = '@nx/enforce-module-boundaries';
const inner = 'tintory/inner-borders';
const banned = 'no-restricted-imports';

let eslint;
beforeAll(() => {
  // Nx's rule reads the stored project graph; without one, as in a fresh clone, it reports nothing.
  const { status, stderr } = runNx(['show', 'projects'], 'pipe');
  if (status !== 0) throw new Error(`Nx can't read the workspace: ${stderr}`);
  process.env.NX_DAEMON = 'false';
  eslint = new ESLint({ cwd: root });
}, 120_000);

/** The rules that code breaks if it stands in this file, which need not exist. */
async function broken(file, code) {
  const [{ messages }] = await eslint.lintText(code, { filePath: join(root, file) });
  // Other rules, such as unused code, are ignored here.
  const rules = [nx, inner, banned, 'no-restricted-globals', 'no-restricted-properties', null];
  return messages.map(({ ruleId }) => ruleId).filter((rule) => rules.includes(rule));
}
const brokenByImport = (file, name) => broken(file, `import { x } from '${name}';\nx();\n`);

describe('an import is refused', () => {
  it.each([
    ['from an app to another', 'apps/web/src/app/a.ts', '@tintory/api/testing', nx],
    ['from an app to another by path', 'apps/web/src/app/a.ts', '../../../api/src/config.ts', nx],
    ['from the web app to a server lib', 'apps/web/src/app/a.ts', '@tintory/imaging', nx],
    ['from the API to a client lib', 'apps/api/src/a.ts', '@tintory/session', nx],
    ['from a shared lib to a client lib', 'libs/contract/src/a.ts', '@tintory/session', nx],
    ['from a client lib to a server lib', 'libs/session/src/a.ts', '@tintory/imaging', nx],
    ['from data up to ui', 'libs/session/src/a.ts', '@tintory/ui-kit', nx],
    ['from contract back to its user', 'libs/contract/src/a.ts', '@tintory/catalog', nx],
    ['from a lib to the sandbox', 'libs/imaging/src/a.ts', '@tintory/sandbox/testing', nx],
    ['from a lib to what builds the apps', 'libs/session/src/a.ts', '@tintory/vite-plugins', nx],
  ])('%s', async (_border, file, name, rule) => {
    expect(await brokenByImport(file, name)).toContain(rule);
  });

  it.each([
    ['Polaris in the web app', 'apps/web/src/app/a.tsx', '@shopify/polaris'],
    ['App Bridge in a client lib', 'libs/tools-ui/src/a.tsx', '@shopify/app-bridge-react'],
    ['Mantine outside the web app', 'libs/tools-ui/src/a.tsx', '@mantine/core'],
    ['Mantine in the merchant app', 'apps/shopify-admin/src/a.tsx', '@mantine/core'],
    ['React in a shared lib', 'libs/catalog/src/a.ts', 'react'],
    ['React in the API', 'apps/api/src/a.ts', 'react'],
    ['sharp in the API', 'apps/api/src/a.ts', 'sharp'],
    ['sharp in a lib that draws', 'libs/tattoo/src/a.ts', 'sharp'],
    ['sharp in an effect', 'libs/effects/src/stage/a.ts', 'sharp'],
    ['sharp in a shared lib', 'libs/pixels/src/a.ts', 'sharp'],
    ['Node in pixels', 'libs/pixels/src/a.ts', 'node:fs'],
    ['Node in pixels by its old name', 'libs/pixels/src/a.ts', 'fs/promises'],
    ['Node in a client lib', 'libs/session/src/a.ts', 'node:crypto'],
    ['the build in what the web app ships', 'apps/web/src/a.ts', '@tintory/vite-plugins'],
    ['the build in what the merchant app ships', 'apps/shopify-admin/src/a.ts', 'vite'],
    ['the sandbox in what the API ships', 'apps/api/src/a.ts', '@tintory/sandbox/testing'],
  ])('of %s', async (_what, file, name) => {
    expect(await brokenByImport(file, name)).toContain(banned);
  });

  it.each([
    [
      'from a feature to another',
      'apps/web/src/features/home/a.ts',
      '../login/safe-next.ts',
      'feature',
    ],
    ['from a feature to the app', 'apps/web/src/features/home/a.ts', '../../app/router.tsx', 'app'],
    [
      'from what features share to a feature',
      'apps/shopify-admin/src/store/a.ts',
      '../features/publishing/publishable.ts',
      'beside',
    ],
    ['from config to the app', 'apps/web/src/config/a.ts', '../app/router.tsx', 'beside'],
    [
      'from a module to the repository of another',
      'apps/api/src/modules/jobs/a.ts',
      '../credits/credits.repository.ts',
      'repository',
    ],
    [
      'from outside the modules to a repository',
      'apps/api/src/platform/a.ts',
      '../modules/users/users.repository.ts',
      'repository',
    ],
  ])('%s, lazily too', async (_border, file, name) => {
    expect(await brokenByImport(file, name)).toContain(inner);
    expect(await broken(file, `await import('${name}');\n`)).toContain(inner);
    expect(await broken(file, `export { x } from '${name}';\n`)).toContain(inner);
  });
});

it('the environment is refused outside config.ts', async () => {
  const code = 'process.env;\n';
  for (const file of ['apps/api/src/platform/a.ts', 'libs/imaging/src/a.ts']) {
    expect(await broken(file, code)).toContain('no-restricted-properties');
  }
  expect(await broken('apps/api/src/config.ts', code)).toEqual([]);
});

it('pixels may not name what only a browser or only Node has', async () => {
  for (const code of ['document.title;\n', 'Buffer.alloc(1);\n']) {
    expect(await broken('libs/pixels/src/a.ts', code)).toContain('no-restricted-globals');
  }
});

describe('an import passes', () => {
  it.each([
    ['from an app to a ui lib', 'apps/web/src/app/a.ts', '@tintory/tools-ui'],
    ['from the web app to Mantine', 'apps/web/src/app/a.ts', '@mantine/core'],
    ['from a feature to config', 'apps/web/src/features/home/a.ts', '../../config/paths.ts'],
    ['within a feature', 'apps/web/src/features/home/parts/a.ts', '../home-page.tsx'],
    ['from the app to a feature', 'apps/web/src/app/a.ts', '../features/home/home-page.tsx'],
    ['from a ui lib to a contract', 'libs/tools-ui/src/a.ts', '@tintory/catalog'],
    ['from catalog to contract', 'libs/catalog/src/a.ts', '@tintory/contract'],
    ['from the API to imaging', 'apps/api/src/a.ts', '@tintory/imaging'],
    ['from what builds an app to its plugins', 'apps/web/vite.config.ts', '@tintory/vite-plugins'],
    ['of sharp in imaging', 'libs/imaging/src/a.ts', 'sharp'],
    ['of the sandbox in a test', 'apps/api/src/modules/jobs/a.test.ts', '@tintory/sandbox/testing'],
    [
      "from a module to another's service",
      'apps/api/src/modules/jobs/a.ts',
      '../credits/credits.service.ts',
    ],
    ['from a module to its repository', 'apps/api/src/modules/jobs/a.ts', './jobs.repository.ts'],
  ])('%s', async (_border, file, name) => {
    expect(await brokenByImport(file, name)).toEqual([]);
  });
});
