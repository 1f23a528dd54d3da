import { gid } from '../gid.ts';
import type { Shop } from '../model.ts';
import type { Resolver } from './context.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

const shop: Record<string, Resolver<Shop>> = {
  id: ({ id }) => gid('Shop', id),
  contactEmail: ({ email }) => email,
  myshopifyDomain: ({ domain }) => domain,
  currencyCode: ({ currency }) => currency,
  createdAt: ({ createdAt }) => iso(createdAt),
  ianaTimezone: () => 'Etc/UTC',
  shopOwnerName: () => 'Olive Owner',
  url: ({ domain }) => `https://${domain}`,
  plan: () => ({ partnerDevelopment: false, publicDisplayName: 'Basic', shopifyPlus: false }),
  primaryDomain: ({ id, domain }) => ({
    id: gid('Domain', id),
    host: domain,
    sslEnabled: true,
    url: `https://${domain}`,
  }),
};

export const storeResolvers = { Shop: shop };
