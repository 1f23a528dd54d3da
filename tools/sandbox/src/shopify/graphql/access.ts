import type { Context, Resolver } from './context.ts';
import { accessDenied } from './refusals.ts';

export const readProducts = ['read_products'] as const;
export const writeProducts = ['write_products'] as const;
export const readFiles = ['read_products', 'read_files', 'read_themes', 'read_images'] as const;
export const writeFiles = ['write_files', 'write_themes', 'write_images'] as const;
export const stageFiles = [...writeProducts, ...writeFiles] as const;

/** Who may write may read. */
export const withImplied = (scopes: readonly string[]): string[] => [
  ...new Set(scopes.flatMap((scope) => [scope, scope.replace(/^write_/, 'read_')])),
];

/** @throws GraphQLError `ACCESS_DENIED` when the token has none of these scopes. */
export function demand({ scopes }: Context, field: string, anyOf: readonly string[]): void {
  const held = withImplied(scopes);
  if (!anyOf.some((scope) => held.includes(scope))) throw accessDenied(field, anyOf);
}

/** Wraps a resolver that needs a token with one of these scopes. */
export const guarded =
  <Parent, Args>(
    field: string,
    anyOf: readonly string[],
    resolve: Resolver<Parent, Args>,
  ): Resolver<Parent, Args> =>
  (parent, args, context) => {
    demand(context, field, anyOf);
    return resolve(parent, args, context);
  };
