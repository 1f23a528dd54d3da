import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
type Rendered = ReadonlyMap<string, Rolldown.RenderedModule>;

/** Modules with code left in a chunk, by id. */
export function renderedIn(bundle: Rolldown.OutputBundle): Rendered {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  return new Map(modules.filter(([, { renderedLength }]) => renderedLength > 0));
}

/**
 * The shortest import chain from an entry to a module, the entry first. Libs are imported through
 * one index, so only importers that use one of the module's remaining exports count.
 */
export function chainTo(id: string, graph: Graph, rendered: Rendered): string[] | undefined {
  const seen = new Set<string>();
  const ways = [{ chain: [id], names: exportsOf(id, rendered) ?? [] }];
  for (const { chain, names } of ways) {
    const info = graph.getModuleInfo(chain[0] ?? id);
    if (!info || info.isEntry) return chain;
    const takers = info.importers.filter((importer) => takes(importer, names, graph, rendered));
    for (const taker of [...takers, ...info.dynamicImporters]) {
      const way = { chain: [taker, ...chain], names: exportsOf(taker, rendered) ?? names };
      // A lib's index is visited once for each set of names.
      const step = [taker, ...way.names].join(' ');
      if (!seen.has(step)) ways.push(way);
      seen.add(step);
    }
  }
  return undefined;
}

/** Undefined for a module that only re-exports. */
const exportsOf = (id: string, rendered: Rendered) => rendered.get(id)?.renderedExports;

function takes(importer: string, names: string[], graph: Graph, rendered: Rendered): boolean {
  // A module without exports is imported for its side effects.
  if (names.length === 0) return true;
  const code = graph.getModuleInfo(importer)?.code ?? '';
  return [...code.matchAll(/\b(import|export)\b([^'";]*?)\bfrom\s*['"]/g)].some(
    ([, word, clause = '']) =>
      (word === 'export' || rendered.has(importer)) &&
      (clause.includes('*') || names.some((name) => clause.match(/[\w$]+/g)?.includes(name))),
  );
}
