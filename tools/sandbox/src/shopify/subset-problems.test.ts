import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { subsetProblems } from './subset-problems.ts';

const official = buildSchema(`
  schema { query: QueryRoot }
  interface Node { id: ID! }
  enum Color { RED BLUE }
  scalar URL
  input Look { color: Color!, size: Int }
  type Cat implements Node { id: ID!, name: String, color: Color!, home(deep: Boolean): URL }
  type Dog implements Node { id: ID! }
  union Pet = Cat | Dog
  type QueryRoot { cat(id: ID!): Cat, pets(look: Look): [Pet!]! }
`);
const problems = (sdl: string) => subsetProblems(buildSchema(sdl), official);

describe('the check that a schema is a subset', () => {
  it('finds nothing in one that leaves things out', () => {
    const subset = `
      schema { query: QueryRoot }
      enum Color { RED }
      type Cat { id: ID!, color: Color! }
      union Pet = Cat
      type QueryRoot { cat(id: ID!): Cat, pets: [Pet!]! }`;
    expect(problems(subset)).toEqual([]);
  });

  it.each([
    ['a type of its own', 'type Bird { id: ID! }', 'Bird does not exist'],
    ['a field of its own', 'type Dog { bark: String }', 'Dog.bark does not exist'],
    ['another nullability', 'type Dog { id: ID }', 'Dog.id is ID!, not ID'],
    ['an enum value of its own', 'enum Color { GREEN }', 'Color.GREEN is not a value'],
    ['another kind', 'scalar Pet', 'Pet is a GraphQLUnionType'],
    [
      'an argument of its own',
      'type Cat { home(wide: Boolean): String }',
      'Cat.home(wide) does not exist',
    ],
    [
      'a required input left out',
      'input Look { size: Int }',
      'Look(color) is required and missing',
    ],
    ['another input type', 'input Look { color: String! }', 'Look(color) is Color!, not String!'],
    [
      'an interface of its own',
      'interface Named { id: ID! } type Dog implements Named { id: ID! }',
      'Dog does not implement Named',
    ],
    [
      'a union member of its own',
      'type QueryRoot2 { a: Int } union Pet = QueryRoot2',
      'Pet does not hold QueryRoot2',
    ],
  ])('finds %s', (_what, sdl, problem) => {
    expect(
      problems(`schema { query: QueryRoot } type QueryRoot { cat(id: ID!): Int } ${sdl}`),
    ).toContain(problem);
  });

  it('finds a required argument left out and another root', () => {
    const found = problems('type Query { cat: Int } type QueryRoot { cat: Int }');
    expect(found).toContain('Query is not the root that is called QueryRoot');
    expect(found).toContain('QueryRoot.cat(id) is required and missing');
  });
});
