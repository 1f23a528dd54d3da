import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { parse, printSchema, type GraphQLSchema } from 'graphql';
import { format } from 'prettier';
import type { StoreDocument } from './documents.ts';

/** TypeScript types of the Admin API's scalars in JSON. */
const scalars = {
  ID: 'string',
  URL: 'string',
  DateTime: 'string',
  Decimal: 'string',
  HTML: 'string',
  Money: 'string',
  UnsignedInt64: 'string',
};

const note =
  '// Written by `npm run store-types` from the documents beside it and the store’s schema.\n';

/** Generates the TypeScript types of each document's variables and result. */
export async function typesOf(
  documents: readonly StoreDocument[],
  schemaAst: GraphQLSchema,
): Promise<string> {
  const code = await codegen({
    filename: 'store-api.generated.ts',
    schema: parse(printSchema(schemaAst)),
    schemaAst,
    documents: [...documents],
    config: {
      disableDescriptions: true,
      enumType: 'string-literal',
      onlyOperationTypes: true,
      scalars,
      useTypeImports: true,
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  return format(note + code, {
    parser: 'typescript',
    printWidth: 100,
    singleQuote: true,
    trailingComma: 'all',
  });
}
