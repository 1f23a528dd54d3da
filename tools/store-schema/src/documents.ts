import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

/** Folder of all GraphQL documents sent to a store. */
export const documentsFolder = join(
  import.meta.dirname,
  '../../../apps/api/src/modules/store/graphql',
);

export type StoreDocument = { location: string; document: DocumentNode };

/** The documents of a source text: template literals that begin with `#graphql`. */
export function documentsIn(text: string, location: string): StoreDocument[] {
  return [...text.matchAll(/`#graphql\n([^`]*)`/g)].map(([, source = '']) => ({
    location,
    document: parse(source),
  }));
}

export const readDocuments = (folder = documentsFolder): StoreDocument[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts'))
    .sort()
    .flatMap((name) => documentsIn(readFileSync(join(folder, name), 'utf8'), name));

/** The documents' validation errors against a schema. */
export const documentProblems = (
  documents: readonly StoreDocument[],
  schema: GraphQLSchema,
): string[] =>
  documents.flatMap(({ location, document }) =>
    validate(schema, document).map(({ message }) => `${location}: ${message}`),
  );
