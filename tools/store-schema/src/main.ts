import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiVersion, buildAdminSchema, subsetProblems } from '@tintory/sandbox/store-schema';
import { documentProblems, documentsFolder, readDocuments } from './documents.ts';
import { officialSchema } from './official-schema.ts';
import { typesOf } from './write-types.ts';

const target = join(documentsFolder, 'store-api.generated.ts');

/** With `--check` nothing is written, and a difference is a problem. */
const onlyChecks = process.argv.includes('--check');

const official = officialSchema(apiVersion);
const documents = readDocuments();
const types = await typesOf(documents, official);
const problems = [
  ...documentProblems(documents, official),
  ...subsetProblems(buildAdminSchema(), official).map(
    (problem) => `The sandbox's schema: ${problem}.`,
  ),
];
if (onlyChecks && readFileSync(target, 'utf8') !== types) {
  problems.push('The types are not those of the documents: run npm run store-types.');
}
if (!onlyChecks) writeFileSync(target, types);

for (const problem of problems) console.error(problem);
console.log(
  `${documents.length} documents, schema ${apiVersion}: ` +
    (problems.length === 0 ? 'all valid.' : `${problems.length} problems.`),
);
process.exitCode = problems.length === 0 ? 0 : 1;
