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

/** A free preview never has more pixels than this. */
export const previewMaxPixels = 250_000;

/** Nor one that starts from a cut-out: it follows every move of a control. */
export const quickPreviewPixels = 160_000;

export const uploadRules = {
  /** Nonce and timestamp are ten digits. */
  tenDigits: /^\d{10}$/,
  timestampToleranceSeconds: 300,
  urlValiditySeconds: 600,
} as const;

/** What one account may keep: ten batches of large photos, two of them a day. */
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

/** What a line of the ledger may be. */
export const entryKinds = ['grant', 'hold', 'capture', 'release', 'expiry', 'clawback'] as const;

/** How long credits last, and how far they pile up; published on the pricing page. */
export const creditRules = {
  /** At each monthly grant a subscription's credits are capped at this many months' worth. */
  rolloverMonths: 5,
  /** Subscription credits outlive their plan by this. */
  afterPlanDays: 60,
  packYears: 2,
  /** A notice goes out when this part of what last came is spent, and when all of it is. */
  lowAtSpent: 0.8,
} as const;

/** The name under which a job's metadata carry what the person calls its photo. */
export const photoNameKey = 'photo_name';

/** The names under which the metadata of an enlarged result tell the job it was made from, and its tool. */
export const enlargedFromKeys = { job: 'enlarged_from_job', tool: 'enlarged_from_tool' } as const;

/** The name under which the metadata of a free preview say that a paid run waits for it. */
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
  /** Jobs of one batch that are under way at a time: pausing is quick, others get their turn. */
  jobsAtOnce: 3,
} as const;

export const storeRules = {
  /** Products and pictures of one page. */
  pageSize: 10,
  /** Usage charges are capped over this long. */
  capDays: 30,
  /** Pictures added to a product in one call. */
  maxNewImages: 10,
  /** What a picture of ours replaced is kept so long to be put back, the newest so many of a store. */
  undoDays: 30,
  maxOriginals: 1_000,
} as const;
