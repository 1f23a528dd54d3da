/** Below this a print looks soft; the page warns and offers the upscaler. */
export const printResolution = { leastDpi: 150 } as const;

export const designRules = {
  /** Most pictures on one area, texts among them: the browser draws and uploads them. */
  layersOfArea: 12,
  /** How long a design's pictures and mock-ups are kept after its last change. */
  keptDays: 30,
} as const;

export const orderRules = {
  /** Different designs and variants in one order. */
  maxItems: 50,
  maxQuantity: 100,
  /** How long a payment page stays open. */
  paymentMinutes: 60,
} as const;

export const printOrderStatuses = [
  'awaiting_payment',
  'paid',
  'in_production',
  'shipped',
  'delivered',
  'failed',
  'refunded',
  'canceled',
] as const;
export type PrintOrderStatus = (typeof printOrderStatuses)[number];

export const printMediaRoles = ['tile', 'blank', 'mockup', 'scene'] as const;

export const printProductKinds = ['clothing', 'home', 'wall', 'small'] as const;

export const printInStoreRules = {
  maxVariants: 100,
  maxTitle: 255,
  maxDescription: 5_000,
  maxPrice: 1_000_000,
} as const;

/**
 * `creating`: the store has not answered yet. `failed`: nothing was created. `changed`: somebody
 * edited it in the store, so only they may delete it.
 */
export const printInStoreStates = [
  'creating',
  'failed',
  'draft',
  'published',
  'changed',
  'deleted',
] as const;
export type PrintInStoreState = (typeof printInStoreStates)[number];
