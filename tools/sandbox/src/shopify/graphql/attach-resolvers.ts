import {
  type GraphQLFieldResolver,
  type GraphQLScalarType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { Context } from './context.ts';

type Behaviour = GraphQLFieldResolver<never, Context, never>;

export type Resolvers = {
  objects: Record<string, Record<string, Behaviour>>;
  /** Type resolvers, by the name of the interface or union. */
  abstract: Record<string, (value: never) => string>;
  scalars: Record<string, Pick<GraphQLScalarType, 'coerceInputValue' | 'coerceInputLiteral'>>;
};

/** Attaches resolvers to a schema built from SDL. Throws for a name that the schema lacks. */
export function attachResolvers(schema: GraphQLSchema, resolvers: Resolvers): void {
  for (const [name, fields] of Object.entries(resolvers.objects)) {
    const type = schema.getType(name);
    for (const [fieldName, resolve] of Object.entries(fields)) {
      const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
      if (!field) throw new Error(`The schema has no ${name}.${fieldName}.`);
      field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
    }
  }
  for (const [name, typeOf] of Object.entries(resolvers.abstract)) {
    const type = schema.getType(name);
    if (!isAbstractType(type)) throw new Error(`The schema has no interface or union ${name}.`);
    type.resolveType = typeOf as (value: unknown) => string;
  }
  for (const [name, behaviour] of Object.entries(resolvers.scalars)) {
    const type = schema.getType(name);
    if (!isScalarType(type)) throw new Error(`The schema has no scalar ${name}.`);
    Object.assign(type, behaviour);
  }
}
