import { relative, sep } from 'node:path';
import ts from 'typescript';
import { root as product } from './paths.mjs';

const inProject = /^(apps|libs|tools)\/[^/]+\//;

/** Whether a file is checked with the project in this folder: it is in no other one. */
function isOwn(root, project, file) {
  const path = relative(root, file).split(sep).join('/');
  return !path.includes('node_modules/') && (path.startsWith(project) || !inProject.test(path));
}

/**
 * What TypeScript says of a project's own files. The libs that it imports come as source; each is
 * checked with its own project, by its own options.
 *
 * @param folder of the project, with its tsconfig.json
 * @param root of all projects
 * @returns {ts.Diagnostic[]}
 */
export function ownTypeErrors(folder, root = product) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(`${folder}/tsconfig.json`, undefined, host);
  const program = ts.createProgram({
    rootNames: config.fileNames,
    options: config.options,
    configFileParsingDiagnostics: config.errors,
  });
  const project = `${relative(root, folder).split(sep).join('/')}/`;
  const own = program.getSourceFiles().filter(({ fileName }) => isOwn(root, project, fileName));
  return [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ];
}
