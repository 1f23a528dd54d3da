import type { Tree } from '@nx/devkit';

/** Files for bundlers and test runners that this workspace does not use. */
const foreign = ['README.md', '.babelrc', 'tsconfig.lib.json'];

/** Generates Nx's React lib without the files for tools that this workspace does not use. */
export async function generateReactLib(tree: Tree, root: string, name: string, tags: string[]) {
  // Imported lazily, because loading it takes longer than everything else.
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
  // The generator would store these options as workspace defaults.
  if (house !== null) tree.write('nx.json', house);
}
