import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, type GraphQLSchema, isObjectType } from 'graphql';
import type { NewItem } from '../billing.ts';
import { gid, idIn } from '../gid.ts';
import { demand, readFiles, readProducts } from './access.ts';
import { attachResolvers } from './attach-resolvers.ts';
import { billingMutations } from './billing-mutations.ts';
import { billingResolvers } from './billing-resolvers.ts';
import type { Context, Resolver } from './context.ts';
import { fileMutations } from './file-mutations.ts';
import { mediaResolvers } from './media-resolvers.ts';
import { productMutations } from './product-mutations.ts';
import { productSetMutations } from './product-set.ts';
import { productById, productResolvers } from './product-resolvers.ts';
import { badRequest } from './refusals.ts';
import { scalars } from './scalars.ts';
import { storeResolvers } from './store-resolvers.ts';

const mutations = {
  ...{ ...productMutations, ...productSetMutations },
  ...{ ...fileMutations, ...billingMutations },
};

/** The GraphQL type of an object of the model. */
function typeOf(value: object): string {
  if ('handle' in value) return 'Product';
  if ('picture' in value) return 'MediaImage';
  if ('items' in value) return 'AppSubscription';
  if ('idempotencyKey' in value) return 'AppUsageRecord';
  if ('scopes' in value) return 'AppInstallation';
  return 'Shop';
}

function nodeById(id: string, context: Context): object | null {
  const { shop, installation } = context;
  if (!/^gid:\/\/shopify\/\w+\/[\w-]+/.test(id)) throw badRequest(`Invalid global id '${id}'`);
  if (idIn('Product', id) !== null) {
    demand(context, 'node', readProducts);
    return productById(context, id);
  }
  const image = idIn('MediaImage', id);
  if (image !== null) {
    demand(context, 'node', readFiles);
    return shop.media.get(image) ?? null;
  }
  const usage = shop.usage.find((one) => gid('AppUsageRecord', one.id) === id);
  const subscription = shop.subscriptions.get(idIn('AppSubscription', id) ?? 0);
  const own = idIn('AppInstallation', id) === installation.id ? installation : null;
  return usage ?? subscription ?? own ?? (idIn('Shop', id) === shop.id ? shop : null);
}

/** Largest length of any input list. */
const maxInput = 250;

const checked =
  (resolve: Resolver<unknown, never>, errorsField: string): Resolver<unknown> =>
  (parent, args, context) => {
    for (const value of Object.values(args as object))
      if (Array.isArray(value) && value.length > maxInput)
        throw badRequest(
          `The input array size of ${value.length} is greater than the maximum allowed of ${maxInput}.`,
        );
    if (!context.failing) return resolve(parent, args as never, context);
    return { [errorsField]: [{ field: null, message: 'Something went wrong, please try again.' }] };
  };

function errorsFieldOf(schema: GraphQLSchema, mutation: string): string {
  const field = schema.getMutationType()?.getFields()[mutation];
  const payload = field && getNamedType(field.type);
  const names = isObjectType(payload) ? Object.keys(payload.getFields()) : [];
  return names.find((name) => /userErrors$/i.test(name)) ?? 'userErrors';
}

const sdl = readFileSync(new URL('schema.graphql', import.meta.url), 'utf8');

/** Builds the simulated subset of the Admin API. */
export function buildAdminSchema(): GraphQLSchema {
  const schema = buildSchema(sdl);
  const mutation = Object.fromEntries(
    Object.entries(mutations).map(([name, resolve]) => [
      name,
      checked(resolve as Resolver<unknown, never>, errorsFieldOf(schema, name)),
    ]),
  );
  const one: Resolver<unknown, { id: string }> = (_, { id }, context) => nodeById(id, context);
  const many: Resolver<unknown, { ids: string[] }> = (_, { ids }, context) =>
    ids.map((id) => nodeById(id, context));
  const own: Resolver<unknown, { id?: string | null }> = (_, { id }, { installation }) =>
    !id || id === gid('AppInstallation', installation.id) ? installation : null;
  const shop: Resolver<unknown> = (_, __, context) => context.shop;
  attachResolvers(schema, {
    scalars,
    objects: {
      ...storeResolvers,
      ...mediaResolvers,
      ...billingResolvers,
      Product: productResolvers.Product,
      QueryRoot: {
        ...productResolvers.QueryRoot,
        ...{ shop, node: one, nodes: many, currentAppInstallation: own, appInstallation: own },
      },
      Mutation: mutation,
    },
    abstract: {
      ...{ Node: typeOf, Media: typeOf, File: typeOf },
      AppPricingDetails: ({ kind }: NewItem) =>
        kind === 'usage' ? 'AppUsagePricing' : 'AppRecurringPricing',
    },
  });
  return schema;
}
