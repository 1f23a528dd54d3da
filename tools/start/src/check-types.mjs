import ts from 'typescript';
import { ownTypeErrors } from './own-type-errors.mjs';
import { root } from './paths.mjs';

/** Checks the types of the project in the current folder. */
const errors = ownTypeErrors(process.cwd());
if (errors.length > 0) {
  console.error(
    ts.formatDiagnosticsWithColorAndContext(errors, {
      getCurrentDirectory: () => root,
      getCanonicalFileName: (name) => name,
      getNewLine: () => '\n',
    }),
  );
  process.exit(1);
}
