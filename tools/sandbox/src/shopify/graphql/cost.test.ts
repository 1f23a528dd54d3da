import { buildSchema, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCost } from './cost.ts';

const schema = buildSchema(`
  type Query { toy: Toy, toys(first: Int): ToyConnection!, nodes(ids: [ID!]!): [Toy]!, any: Any }
  type Mutation { make: Toy }
  type Maker { id: ID! }
  type Toy { id: ID!, maker: Maker, parts(first: Int): ToyConnection! }
  type ToyConnection { nodes: [Toy!]!, edges: [ToyEdge!]!, pageInfo: PageInfo! }
  type ToyEdge { cursor: String!, node: Toy! }
  type PageInfo { endCursor: String }
  union Any = Toy | Maker
`);

function costOf(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('There is no operation.');
  return createCost(schema, document, operation, variables);
}
const requested = (query: string, variables?: Record<string, unknown>) =>
  costOf(query, variables).requested;

describe('what a query is feared to cost', () => {
  it('is nothing for scalars, one for an object, ten for a mutation', () => {
    expect(requested('{ __typename }')).toBe(0);
    expect(requested('{ toy { id } }')).toBe(1);
    expect(requested('{ toy { id maker { id } } }')).toBe(2);
    expect(requested('mutation { make { id maker { id } } }')).toBe(10);
  });

  it('multiplies in connections, by nodes or by edges, with a number or a variable', () => {
    expect(requested('{ toys(first: 5) { nodes { id } pageInfo { endCursor } } }')).toBe(7);
    expect(requested('{ toys(first: 5) { edges { node { id } } } }')).toBe(7);
    expect(requested('query Q($n: Int) { toys(first: $n) { nodes { id } } }', { n: 9 })).toBe(11);
    expect(
      requested('{ toys(first: 5) { nodes { parts(first: 3) { nodes { maker { id } } } } } }'),
    ).toBe(2 + 5 * (1 + 2 + 3 * 2));
    expect(requested('query Q($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [1, 2, 3] })).toBe(
      3,
    );
  });

  it('takes the dearest of what excludes each other, and looks into fragments', () => {
    expect(
      requested(`{ any { ... on Maker { id } ...F } }
        fragment F on Toy { maker { id } parts(first: 2) { nodes { id } } }`),
    ).toBe(1 + 1 + 4);
  });
});

it('costs what came', () => {
  const { actual } = costOf(
    '{ a: toys(first: 50) { edges { node { maker { id } } } } toy { id } }',
  );
  const edges = [{ node: { maker: { id: 1 } } }, { node: { maker: null } }];
  expect(actual({ a: { edges }, toy: null })).toBe(2 + 3);
  expect(actual(null)).toBe(0);
});
