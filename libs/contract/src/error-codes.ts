/** Every error code of the API with the HTTP status that carries it. The one place both sides read. */
export const errorStatus = {
  InvalidInput: 400,
  Unauthorized: 401,
  BadSignature: 401,
  StaleTimestamp: 401,
  Forbidden: 403,
  /** The store did not grant the app the scope that this needs. */
  StoreScopeMissing: 403,
  NotFound: 404,
  Conflict: 409,
  StoreGone: 409,
  /** Somebody has edited it in the store since. */
  StoreProductChanged: 409,
  ReplayedNonce: 409,
  LinkExpired: 410,
  PayloadTooLarge: 413,
  UnsupportedMedia: 415,
  ResultTooLarge: 422,
  NoSubject: 422,
  NoFace: 422,
  FacesDiffer: 422,
  NoBody: 422,
  WornOnLegs: 422,
  PromptUnclear: 422,
  PromptRefused: 422,
  PublishRefused: 422,
  StoreProductRefused: 422,
  StoreMediaFailed: 422,
  /** The provider will never make this order because of its product or its address. */
  PrintRefused: 422,
  TooManyRequests: 429,
  Internal: 500,
  EngineUnavailable: 503,
  ProviderUnavailable: 503,
  EngineTimeout: 504,
  /** The account has stored as much as one may. */
  QuotaReached: 507,
  /** The disk has no room left. */
  StorageFull: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** Failures caused by the request or by its sender: the same request fails again. */
const lasting: ReadonlySet<string> = new Set<ErrorCode>([
  'InvalidInput',
  'Unauthorized',
  'BadSignature',
  'Forbidden',
  'NotFound',
  'PayloadTooLarge',
  'UnsupportedMedia',
  'ResultTooLarge',
  'NoSubject',
  'NoFace',
  'FacesDiffer',
  'NoBody',
  'WornOnLegs',
  'PromptUnclear',
  'PromptRefused',
  'PrintRefused',
  'StoreScopeMissing',
  'StoreProductRefused',
  'StoreProductChanged',
]);

/** Whether the same request may succeed later; also true for unknown codes. */
export const mayPassLater = (code: string): boolean => !lasting.has(code);

/** The business answer that travels as HTTP 200: the job costs more than the credits at hand. */
export const noSubscribeCode = 'NoSubscribe';
