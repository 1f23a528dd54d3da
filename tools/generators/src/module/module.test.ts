import type { Tree } from '@nx/devkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { houseTree, textOf } from '../testing/house-tree.ts';
import generateModule from './module.ts';

const app = 'apps/api/src/app.ts';
const contract = 'libs/contract/src/index.ts';

let tree: Tree;
beforeEach(() => {
  tree = houseTree([app, contract]);
});

describe('nx g module', () => {
  it('writes schemas, table, repository, service, routes and a test', async () => {
    await generateModule(tree, { name: 'gift-cards' });
    expect(tree.children('apps/api/src/modules/gift-cards').sort()).toEqual([
      'gift-cards.repository.ts',
      'gift-cards.routes.ts',
      'gift-cards.service.ts',
      'gift-cards.table.ts',
      'gift-cards.test.ts',
    ]);
    expect(textOf(tree, 'libs/contract/src/gift-cards.ts')).toContain('createGiftCardBody');
    expect(textOf(tree, contract)).toContain("export * from './gift-cards.ts';");
  });

  it('registers the routes beside the others', async () => {
    await generateModule(tree, { name: 'gift-cards' });
    const source = textOf(tree, app);
    const path = './modules/gift-cards/gift-cards.routes.ts';
    expect(source).toContain(`import { giftCardRoutes } from '${path}';`);
    expect(source).toContain('  giftCardRoutes(app, services);\n');
  });

  it('refuses a noun that is taken, and one that is not a plural', async () => {
    tree.write('apps/api/src/modules/jobs/jobs.routes.ts', '');
    await expect(generateModule(tree, { name: 'jobs' })).rejects.toThrow(/is there already/);
    await expect(generateModule(tree, { name: 'coupon' })).rejects.toThrow(/use the plural/);
    expect(tree.exists('apps/api/src/modules/coupon')).toBe(false);
  });
});
