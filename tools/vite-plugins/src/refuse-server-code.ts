import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { chainTo, renderedIn } from './import-chain.ts';

/** Modules that browsers must not load, by their name in the error. */
const refused: readonly { name: string; test: RegExp }[] = [
  // Only the server validates input; a schema's type leaves no code.
  { name: 'zod', test: /\/node_modules\/zod\// },
  { name: 'validator', test: /\/node_modules\/validator\// },
  { name: 'sharp', test: /\/node_modules\/(sharp|@img)\// },
  // Vite replaces it by an empty module, so calls fail at run time.
  { name: 'a module of Node', test: /__vite-browser-external|^node:/ },
  { name: 'libs/imaging', test: /\/libs\/imaging\// },
  { name: 'libs/effects', test: /\/libs\/effects\// },
  { name: 'libs/illustration', test: /\/libs\/illustration\// },
  { name: 'libs/tattoo', test: /\/libs\/tattoo\// },
  { name: 'libs/image-pool', test: /\/libs\/image-pool\// },
  { name: 'apps/api', test: /\/apps\/api\// },
];

/** More chains add no information. */
const mostChains = 3;

/**
 * Fails the build if a chunk contains server-only code, and prints the import chains. Lint finds
 * direct imports of such packages, but not those that come with a lib's constant.
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

/** Import chains to the modules that import a refused package, as far as exported names show. */
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
