/** What the stand-in remembers of a store. Ids are numbers here; `gid` makes the wire's form. */
export type Product = {
  id: number;
  handle: string;
  title: string;
  vendor: string;
  productType: string;
  tags: string[];
  description: string;
  /** As it was written; null where there are words alone. */
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
  /** Its name at the CDN; a replaced picture keeps it. */
  filename: string;
  status: 'UPLOADED' | 'PROCESSING' | 'READY' | 'FAILED';
  problems: MediaProblem[];
  picture: Picture | null;
  createdAt: number;
  updatedAt: number;
};

/** A picture is a file of the project or bytes that were uploaded. */
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
  /** When the used part starts at nothing again. */
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
  /** When an approved one waits for the end of the old one's period. */
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

/** What a person is asked to confirm: a new subscription, or a higher cap of one. */
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
  /** What it sells in; the app's own charges are in dollars. */
  currency: string;
  createdAt: number;
  products: Map<number, Product>;
  media: Map<number, MediaImage>;
  installation: Installation | null;
  subscriptions: Map<number, Subscription>;
  usage: UsageRecord[];
  charges: Map<number, Charge>;
};
