/** Limits of every input picture; the API, the UI and the docs read them here. */
export const imageLimits = {
  maxBytes: 25_000_000,
  maxPixels: 25_000_000,
  maxPixelsResize: 100_000_000,
  minSide: 8,
  maxSide: 10_000,
} as const;

/** A result has at most this: what the engine can hold and a browser can show. */
export const upscaleLimits = { maxPixels: 50_000_000, maxSide: 20_000 } as const;

/** Strokes are a pixel wide at least: with less at the shorter side they hide what a photo shows. */
export const paintingLimits = { leastSide: 256 } as const;

/** The types an upload may have, told by content; HEIC only where the decoder has it. */
export const imageTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/gif',
] as const;

/** Most pixels of a free preview. */
export const previewMaxPixels = 250_000;

/** Most pixels of a preview that starts from a cutout: it follows every move of a control. */
export const quickPreviewPixels = 160_000;

export const uploadRules = {
  /** Nonce and timestamp are ten digits. */
  tenDigits: /^\d{10}$/,
  timestampToleranceSeconds: 300,
  urlValiditySeconds: 600,
} as const;

/** Storage of one account: ten batches of large photos, two of them a day. */
export const storageQuota = {
  dailyUploadBytes: 5_000_000_000,
  bytes: 25_000_000_000,
} as const;

export const sessionRules = {
  accessSeconds: 60 * 60,
  refreshSeconds: 30 * 24 * 60 * 60,
  familySeconds: 90 * 24 * 60 * 60,
  /** A refresh token that ends within this is exchanged on load. */
  refreshThresholdSeconds: 12 * 60 * 60,
  /** Two tabs may present the same parent within this; the second gets a sibling. */
  reuseGraceSeconds: 30,
  linkSeconds: 10 * 60,
} as const;

export const retentionDays = { inputs: 7, results: 30 } as const;

/** Staging a paid picture anew: how long its cut-out is kept for it, and how often it may be done. */
export const restageRules = {
  hours: 24,
  /** A preview's cut-out serves only the previews that follow. */
  previewHours: 1,
  mostOfJob: 30,
  mostAnHour: 60,
} as const;

export const freeCredits = 20;

/** How a plan is paid. */
export const planIntervals = ['month', 'year', 'one_time'] as const;
export type PlanInterval = (typeof planIntervals)[number];

/** The kinds of ledger entries. */
export const entryKinds = ['grant', 'hold', 'capture', 'release', 'expiry', 'clawback'] as const;

/** How long credits last and how far they accumulate; published on the pricing page. */
export const creditRules = {
  /** At each monthly grant a subscription's credits are capped at this many months' worth. */
  rolloverMonths: 5,
  /** Subscription credits last this long after the plan ends. */
  afterPlanDays: 60,
  packYears: 2,
  /** Notifications are sent when this share of the last credits is spent, and when all are. */
  lowAtSpent: 0.8,
} as const;

/** Metadata key of a job for the name of its photo. */
export const photoNameKey = 'photo_name';

/** Metadata keys of an enlarged result for the job it was made from, and for that job's tool. */
export const enlargedFromKeys = { job: 'enlarged_from_job', tool: 'enlarged_from_tool' } as const;

/** Metadata key of a free preview that a paid run waits for. */
export const beforeRunKey = 'before_run';

/** A sync job answers finished within this or fails. */
export const syncJobSeconds = 25;

export const imageSizes = {
  '1024x1024': '1:1',
  '1280x720': '16:9',
  '720x1280': '9:16',
} as const;

export const brand = {
  name: 'Tintory',
  defaultFileStem: 'tintory-photo',
} as const;

export const appIds = ['web', 'shopify-admin'] as const;
export type AppId = (typeof appIds)[number];

export const batchRules = {
  /** Photos in one batch. */
  maxItems: 250,
  /** Photos handed over in one call. */
  maxItemsPerCall: 50,
  /** Jobs of one batch that run at a time: pausing stays quick, and others get their turn. */
  jobsAtOnce: 3,
} as const;

export const storeRules = {
  /** Products and pictures of one page. */
  pageSize: 10,
  /** The period of the cap on usage charges. */
  capDays: 30,
  /** Pictures added to a product in one call. */
  maxNewImages: 10,
  /**
   * How long a replaced store picture is kept so that it can be put back, and how many of a store.
   */
  undoDays: 30,
  maxOriginals: 1_000,
} as const;
