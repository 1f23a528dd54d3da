/** The sandbox's model of a store. Ids are numbers; `gid` makes global ids. */
export type Product = {
  id: number;
  handle: string;
  title: string;
  vendor: string;
  productType: string;
  tags: string[];
  description: string;
  /** The description as HTML; null if it is plain text. */
  html: string | null;
  options: ProductOption[];
  variants: ProductVariant[];
  status: 'ACTIVE' | 'ARCHIVED' | 'DRAFT' | 'UNLISTED';
  createdAt: number;
  updatedAt: number;
  /** Ids of its media, in the order of the gallery. */
  media: number[];
};

export type ProductOption = { id: number; name: string; values: string[] };

export type ProductVariant = {
  id: number;
  price: string;
  sku: string | null;
  inventoryPolicy: 'CONTINUE' | 'DENY';
  selected: { name: string; value: string }[];
};

export type MediaProblem = { code: string; message: string; details: string | null };

export type MediaImage = {
  id: number;
  alt: string | null;
  /** File name at the CDN; kept when the picture is replaced. */
  filename: string;
  status: 'UPLOADED' | 'PROCESSING' | 'READY' | 'FAILED';
  problems: MediaProblem[];
  picture: Picture | null;
  createdAt: number;
  updatedAt: number;
};

/** A picture's content is a file in the repository or uploaded bytes. */
export type Picture = {
  content: { file: string } | { bytes: Buffer };
  type: string;
  width: number;
  height: number;
};

export type RecurringItem = {
  kind: 'recurring';
  price: number;
  interval: 'ANNUAL' | 'EVERY_30_DAYS';
};

export type UsageItem = {
  kind: 'usage';
  terms: string;
  capped: number;
  used: number;
  /** When `used` is reset to 0. */
  resetsAt: number | null;
  /** Whether this period's warning has been sent. */
  warned: boolean;
};

export type SubscriptionStatus =
  'ACTIVE' | 'CANCELLED' | 'DECLINED' | 'EXPIRED' | 'FROZEN' | 'PENDING';

export type Replacement = 'APPLY_IMMEDIATELY' | 'APPLY_ON_NEXT_BILLING_CYCLE' | 'STANDARD';

export type Subscription = {
  id: number;
  name: string;
  returnUrl: string;
  test: boolean;
  trialDays: number;
  status: SubscriptionStatus;
  replacement: Replacement;
  createdAt: number;
  updatedAt: number;
  currentPeriodEnd: number | null;
  /** Start of an approved subscription that waits for the old one's period to end. */
  startsAt: number | null;
  items: (RecurringItem | UsageItem)[];
};

export type UsageRecord = {
  id: number;
  subscription: number;
  index: number;
  description: string;
  price: number;
  idempotencyKey: string | null;
  createdAt: number;
};

/** A confirmation request for a new subscription or a higher cap. */
export type Charge = {
  id: number;
  subscription: number;
  raise: { index: number; capped: number } | null;
  answer: 'approved' | 'declined' | null;
};

export type Installation = { id: number; scopes: string[]; since: number };

export type Shop = {
  id: number;
  domain: string;
  name: string;
  email: string;
  /** Currency of the shop's prices; the app's charges are in US dollars. */
  currency: string;
  createdAt: number;
  products: Map<number, Product>;
  media: Map<number, MediaImage>;
  installation: Installation | null;
  subscriptions: Map<number, Subscription>;
  usage: UsageRecord[];
  charges: Map<number, Charge>;
};
