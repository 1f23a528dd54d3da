import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceFiles } from './import-circles.mjs';
import { root } from './paths.mjs';
import { removeTool } from './remove-tool.mjs';
import { copyProduct } from './testing/copy-product.mjs';
import { listsOfTools } from './tool-parts.mjs';

const named = /pet_photo|petPhoto|pet-photo|\/ai-pet\b/;

let copy;
let before;
let done;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tintory-removed-'));
  copyProduct(root, copy, /^pet_photo/);
  before = linesOf(listsOfTools(copy).code);
  done = removeTool(copy, 'pet-photo');
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const linesOf = (paths) =>
  paths.map((path) => readFileSync(join(copy, path), 'utf8').split('\n').length);

/** What TypeScript says of these files; what they import is read, and checked by nobody. */
function typeErrors(paths) {
  const { config } = ts.readConfigFile(join(copy, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, copy);
  const program = ts.createProgram(paths, { ...options, types: ['node'] });
  return paths
    .flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(path)))
    .map(({ file, messageText }) => {
      const words = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${relative(copy, file.fileName)}: ${words}`;
    });
}

describe('the pet photo tool', () => {
  it('is a folder, a recipe, texts, pictures and one entry in each of two lists', () => {
    const kinds = /^(libs\/catalog\/src\/tools|apps\/api\/src\/recipes|libs\/locales\/src)\//;
    expect(done.removed.filter((path) => kinds.test(path)).sort()).toEqual([
      'apps/api/src/recipes/pet-photo.test.ts',
      'apps/api/src/recipes/pet-photo.ts',
      'libs/catalog/src/tools/pet-photo',
      ...['ar', 'de', 'en'].flatMap((language) =>
        ['prompt-ideas', 'stories', ...(language === 'en' ? [] : ['tools'])].map(
          (kind) => `libs/locales/src/${language}/${kind}/pet-photo.ts`,
        ),
      ),
    ]);
    // An import and the entry itself.
    expect(linesOf(listsOfTools(copy).code)).toEqual(before.map((lines) => lines - 2));
  });

  it('is named nowhere in the product once it is removed', () => {
    const naming = sourceFiles(copy).filter((path) => named.test(readFileSync(path, 'utf8')));
    expect(naming.map((path) => relative(copy, path))).toEqual([
      'tools/start/src/remove-tool.test.mjs',
    ]);
  });

  it('leaves a catalog, texts and recipes that compile', () => {
    // A use of it is seen, or this test could not fail.
    const wrong = join(copy, 'apps/api/src/recipes/wrong.ts');
    writeFileSync(
      wrong,
      "import type { ToolId } from '@tintory/catalog';\nexport const gone: ToolId = 'pet_photo';\n",
    );
    const folders = /^(libs\/(catalog|locales)|apps\/api\/src\/recipes)\/.*(?<!\.test)\.ts$/;
    const paths = sourceFiles(copy).filter((path) => folders.test(relative(copy, path)));
    expect(typeErrors(paths)).toEqual([expect.stringMatching(/wrong\.ts: .*"pet_photo"/)]);
  }, 300_000);
});

it('no tool of another name is removed', () => {
  expect(() => removeTool(copy, 'pet-photos')).toThrow('There is no tool pet-photos');
});
