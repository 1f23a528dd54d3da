import { GraphQLError } from 'graphql';

export const badRequest = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });

export function accessDenied(field: string, anyOf: readonly string[]): GraphQLError {
  const names = anyOf.map((scope) => `\`${scope}\` access scope`);
  const last = names.at(-1) ?? '';
  const required = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}.` : `${last}.`;
  return new GraphQLError(`Access denied for ${field} field. Required access: ${required}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess: required,
    },
  });
}
