import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

const kit = join(
  dirname(createRequire(import.meta.url).resolve('@shopify/polaris/package.json')),
  'build/esm',
);
const sources = join(import.meta.dirname, '../src');

const kitSheet = /polaris\/build\/esm\/styles\.css$/;
const kitImport = /import \{([^}]*)\} from '@shopify\/polaris'/g;
const kitExport = /export \{([^}]*)\} from '(\.[^']+)'/g;
/** The kit's scripts name each of their classes in full. */
const kitClass = /Polaris-[\w-]+/g;

/**
 * Leaves out of the kit's sheet the classes of controls that this app does not draw: more than half
 * of it, and nothing can be seen before the sheet is there.
 */
export function usedStyles(): Plugin {
  return {
    name: 'tintory:used-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: kitSheet },
      handler(text, filename) {
        const used = usedClasses();
        const all = new Set(text.match(kitClass));
        const unusedSymbols = [...all].filter((name) => !used.has(name));
        const code = Buffer.from(text);
        return { code: transform({ filename, code, unusedSymbols }).code.toString(), map: null };
      },
    },
  };
}

/** What the controls that the app imports, and all that they import, may put on an element. */
function usedClasses(): Set<string> {
  const files = kitFiles();
  const classes = new Set<string>();
  const seen = new Set<string>();
  const walk = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const name of text.match(kitClass) ?? []) classes.add(name);
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+)'/g)) walk(join(dirname(file), path));
  };
  for (const name of importedNames()) {
    const file = files.get(name);
    if (file) walk(file);
  }
  return classes;
}

/** The kit's files by what they export. */
function kitFiles(): Map<string, string> {
  const index = readFileSync(join(kit, 'index.js'), 'utf8');
  return new Map(
    [...index.matchAll(kitExport)].flatMap(([, names = '', path = '']) =>
      names.split(',').map((name) => [name.trim().split(' as ').at(-1) ?? '', join(kit, path)]),
    ),
  );
}

/** What the app's own files import of the kit. */
function importedNames(): Set<string> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(sources, file), 'utf8'));
  const lists = texts.flatMap((text) => [...text.matchAll(kitImport)]);
  const names = lists.flatMap(([, list = '']) => list.split(','));
  return new Set(names.map((name) => name.replace('type ', '').trim().split(' as ')[0] ?? ''));
}
