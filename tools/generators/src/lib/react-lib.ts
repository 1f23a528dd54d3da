import type { Tree } from '@nx/devkit';

/** For other bundlers and test runners than the house's. */
const foreign = ['README.md', '.babelrc', 'tsconfig.lib.json'];

/** Nx's own React lib, without what it brings along for tools that the house does not use. */
export async function generateReactLib(tree: Tree, root: string, name: string, tags: string[]) {
  // Loading it takes longer than all else: only who needs it waits.
  const { libraryGenerator } = await import('@nx/react');
  const house = tree.read('nx.json', 'utf8');
  await libraryGenerator(tree, {
    directory: root,
    name,
    importPath: name,
    tags: tags.join(','),
    style: 'none',
    component: false,
    bundler: 'none',
    unitTestRunner: 'none',
    linter: 'none',
    useProjectJson: false,
    addPlugin: false,
    skipPackageJson: true,
    skipTsConfig: true,
    skipFormat: true,
  });
  for (const file of foreign) tree.delete(`${root}/${file}`);
  // It would remember our answers as everybody's defaults.
  if (house !== null) tree.write('nx.json', house);
}
