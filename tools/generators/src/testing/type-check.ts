import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { root } from './house-tree.ts';

/** Checked by itself, with options of its own. */
const pixels = join(root, 'libs/pixels/');

/** TypeScript's errors in these files, with the tree's changes applied over the real workspace. */
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
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => !file?.fileName.startsWith(pixels))
    .map(({ messageText, file }) => `${file?.fileName ?? ''}: ${flat(messageText)}`);
}

const flat = (text: string | ts.DiagnosticMessageChain) =>
  ts.flattenDiagnosticMessageText(text, ' ');
