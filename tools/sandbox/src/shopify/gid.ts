export const gid = (type: string, id: number): string => `gid://shopify/${type}/${id}`;

/** The number in a global id of this type; null for another type or an invalid id. */
export function idIn(type: string, id: string): number | null {
  const match = /^gid:\/\/shopify\/(\w+)\/(\d+)$/.exec(id);
  return match && match[1] === type ? Number(match[2]) : null;
}

/** Line items have no id of their own, only an index in their subscription. */
export const lineItemGid = (subscription: number, index: number): string =>
  `gid://shopify/AppSubscriptionLineItem/${subscription}?v=1&index=${index}`;

export function lineItemIn(id: string): { subscription: number; index: number } | null {
  const match = /^gid:\/\/shopify\/AppSubscriptionLineItem\/(\d+)\?v=1&index=(\d+)$/.exec(id);
  return match ? { subscription: Number(match[1]), index: Number(match[2]) } : null;
}
