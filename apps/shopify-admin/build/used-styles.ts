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
/** Polaris' scripts contain each class name in full. */
const kitClass = /Polaris-[\w-]+/g;

/**
 * Removes unused controls' classes from Polaris' style sheet: more than half of it, and the sheet
 * blocks rendering.
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

/** The classes of the controls that the app imports, and of their own imports. */
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

/** Maps each export of Polaris to its file. */
function kitFiles(): Map<string, string> {
  const index = readFileSync(join(kit, 'index.js'), 'utf8');
  return new Map(
    [...index.matchAll(kitExport)].flatMap(([, names = '', path = '']) =>
      names.split(',').map((name) => [name.trim().split(' as ').at(-1) ?? '', join(kit, path)]),
    ),
  );
}

/** The names that the app imports from Polaris. */
function importedNames(): Set<string> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(sources, file), 'utf8'));
  const lists = texts.flatMap((text) => [...text.matchAll(kitImport)]);
  const names = lists.flatMap(([, list = '']) => list.split(','));
  return new Set(names.map((name) => name.replace('type ', '').trim().split(' as ')[0] ?? ''));
}
