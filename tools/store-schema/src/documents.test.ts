import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentProblems, documentsIn } from './documents.ts';
import { typesOf } from './write-types.ts';

const schema = buildSchema('type Query { shop: Shop! } type Shop { name: String! seats: Int }');
const source = (fields: string) => `
  export const shopName = \`#graphql
    query shopName { shop { ${fields} } }
  \`;`;

describe('the documents sent to a store', () => {
  it('are found in the source that holds them', () => {
    expect(documentsIn(source('name'), 'shop.ts')).toMatchObject([{ location: 'shop.ts' }]);
    expect(documentsIn('const text = `query { shop }`', 'other.ts')).toEqual([]);
  });

  it('are refused where the schema has no such field', () => {
    expect(documentProblems(documentsIn(source('name'), 'shop.ts'), schema)).toEqual([]);
    expect(documentProblems(documentsIn(source('size'), 'shop.ts'), schema)).toEqual([
      'shop.ts: Cannot query field "size" on type "Shop".',
    ]);
  });

  it('give the types of what they answer', async () => {
    const types = await typesOf(documentsIn(source('name seats'), 'shop.ts'), schema);
    expect(types).toContain('export type ShopNameQuery');
    expect(types).toMatch(/shop: \{\s*name: string;\s*seats: number \| null;?\s*\}/);
  });
});
