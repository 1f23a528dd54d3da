import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { chainTo, renderedIn } from './import-chain.ts';

/** What no browser may load, by the name that the failed build tells. */
const refused: readonly { name: string; test: RegExp }[] = [
  // Schemas check what comes in, and that is the server's part; of a schema's type nothing is left.
  { name: 'zod', test: /\/node_modules\/zod\// },
  { name: 'validator', test: /\/node_modules\/validator\// },
  { name: 'sharp', test: /\/node_modules\/(sharp|@img)\// },
  // Vite puts an empty module in its place, and whoever calls it fails in front of a visitor.
  { name: 'a module of Node', test: /__vite-browser-external|^node:/ },
  { name: 'libs/imaging', test: /\/libs\/imaging\// },
  { name: 'libs/effects', test: /\/libs\/effects\// },
  { name: 'libs/illustration', test: /\/libs\/illustration\// },
  { name: 'libs/tattoo', test: /\/libs\/tattoo\// },
  { name: 'libs/image-pool', test: /\/libs\/image-pool\// },
  { name: 'apps/api', test: /\/apps\/api\// },
];

/** More chains than this tell nothing new. */
const mostChains = 3;

/**
 * Fails the build when a script holds what only the server needs, and says who brought it there.
 * Lint sees an import of such a package; it does not see one that comes along with a lib's constant.
 */
export function refuseServerCode(): Plugin {
  let root = '';
  return {
    name: 'tintory:refuse-server-code',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const rendered = renderedIn(bundle);
      const complaints = refused
        .filter(({ test }) => [...rendered.keys()].some((id) => test.test(id)))
        .flatMap(({ name, test }) => [
          `A browser would load ${name}:`,
          ...chainsTo(test, this, rendered).map((chain) => {
            const steps = chain.map((id) => relative(root, id));
            return `    ${[...steps, name].join('\n    → ')}`;
          }),
        ]);
      if (complaints.length > 0) this.error(complaints.join('\n'));
    },
  };
}

/** How those who import a refused package came into the build, as far as their names tell. */
function chainsTo(
  test: RegExp,
  graph: Rolldown.PluginContext,
  rendered: ReadonlyMap<string, Rolldown.RenderedModule>,
): string[][] {
  const importers = [...graph.getModuleIds()]
    .filter((id) => test.test(id))
    .flatMap((id) => graph.getModuleInfo(id)?.importers ?? [])
    .filter((id) => !test.test(id) && rendered.has(id));
  const unique = [...new Set(importers)].slice(0, mostChains);
  return unique.map((id) => chainTo(id, graph, rendered) ?? [id]);
}
