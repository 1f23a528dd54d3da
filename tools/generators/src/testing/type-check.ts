import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { root } from './house-tree.ts';

/** What generators change other than by adding to it, which breaks nobody. */
const changed = ['@tintory/catalog', '@tintory/locales'];

/** Folders of libs that import none of it: only their own type checks can find errors in them. */
function untouchedLibs(): string[] {
  const libs = readdirSync(join(root, 'libs'));
  return libs.flatMap((name) => {
    const manifest = JSON.parse(readFileSync(join(root, 'libs', name, 'package.json'), 'utf8'));
    const known = [manifest.name, ...Object.keys(manifest.dependencies ?? {})];
    const isContract = name === 'contract';
    return isContract || changed.some((lib) => known.includes(lib))
      ? []
      : [join(root, 'libs', name, '/')];
  });
}

/**
 * TypeScript's errors in these files and what they import, with the tree's changes applied over the
 * real workspace.
 */
export function typeErrors(tree: Tree, entries: readonly string[]): string[] {
  const written = new Map(
    tree.listChanges().map(({ path, content }) => [join(root, path), String(content)]),
  );
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost({ ...options, types: ['node'] });
  const { fileExists, readFile, directoryExists } = host;
  host.fileExists = (path) => written.has(path) || fileExists(path);
  host.readFile = (path) => written.get(path) ?? readFile(path);
  host.directoryExists = (path) =>
    [...written.keys()].some((file) => file.startsWith(`${path}/`)) ||
    (directoryExists?.(path) ?? true);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, language, ...rest) => {
    const text = written.get(path);
    return text === undefined
      ? getSourceFile(path, language, ...rest)
      : ts.createSourceFile(path, text, language);
  };
  const names = entries.map((entry) => join(root, entry));
  const program = ts.createProgram(names, { ...options, types: ['node'] }, host);
  const untouched = untouchedLibs();
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => !untouched.some((folder) => fileName.startsWith(folder)));
  return [undefined, ...files]
    .flatMap((file) => errorsIn(program, file))
    .map(({ messageText, file }) => `${file?.fileName ?? ''}: ${flat(messageText)}`);
}

/** Without a file: what is wrong with the options and the whole. */
const errorsIn = (program: ts.Program, file?: ts.SourceFile): readonly ts.Diagnostic[] =>
  file
    ? [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    : [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];

const flat = (text: string | ts.DiagnosticMessageChain) =>
  ts.flattenDiagnosticMessageText(text, ' ');
