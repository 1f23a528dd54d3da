import type { Plugin, Rolldown } from 'vite';

/** Sign-in and the app itself: `main.ts` imports them dynamically, so the page preloads them. */
const startModules = ['/src/app/begin.ts', '/src/app/start.tsx'];

type Chunk = Rolldown.OutputChunk;

/**
 * Adds preload links for the app's scripts, so that they load in parallel with the entry script.
 */
export function preloadStart(): Plugin {
  let base = '/';
  return {
    name: 'tintory:preload-start',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
        const wanted = new Set<string>();
        for (const name of startModules) addWithImports(chunkOf(name, chunks), chunks, wanted);
        return [...wanted]
          .map((file) => base + file)
          .filter((href) => !html.includes(href))
          .map((href) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: '', href },
            injectTo: 'head',
          }));
      },
    },
  };
}

function chunkOf(name: string, chunks: Chunk[]): Chunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(name));
  if (!chunk) throw new Error(`The build has no chunk for ${name}.`);
  return chunk;
}

/** Adds a chunk and its static imports. */
function addWithImports(chunk: Chunk, chunks: Chunk[], seen: Set<string>): void {
  if (seen.has(chunk.fileName)) return;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = chunks.find(({ fileName }) => fileName === name);
    if (next) addWithImports(next, chunks, seen);
  }
}
