import { resolve } from 'node:path';
import { z } from 'zod';

const origin = z.url().transform((value) => new URL(value).origin);
const optionalText = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

/** What a local run's payment provider takes; known to everybody. */
const sandbox = { key: 'sk_test_sandbox', webhook: 'whsec_sandbox' };

/** Everything the server and the worker can be told, with what a local run uses. */
export const environmentSchema = z.object({
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(3333),
  API_HOST: z.string().default('127.0.0.1'),
  API_ORIGIN: origin.default('http://localhost:3333'),
  WEB_ORIGIN: origin.default('http://localhost:4200'),
  SHOPIFY_ADMIN_ORIGIN: origin.default('http://localhost:4300'),
  SANDBOX_ORIGIN: origin.default('http://localhost:4400'),
  DATA_DIR: z.string().default('../../.data'),
  DATABASE_URL: optionalText,
  APP_SECRET: optionalText.pipe(z.string().min(32).optional()),
  SMTP_URL: z.url().default('smtp://localhost:4425'),
  MAIL_FROM: z.string().default('Tintory <hello@tintory.example>'),
  IMAGE_FETCH_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(origin)),
  IMAGE_PROCESSES: z.coerce.number().int().min(1).max(64).default(2),
  S3_BUCKET: optionalText,
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  GOOGLE_CLIENT_ID: z.string().default('tintory-local.apps.example'),
  GOOGLE_ISSUERS: z
    .string()
    .default('http://localhost:4400/google')
    .transform((value) => value.split(',').filter(Boolean)),
  GOOGLE_JWKS_URL: z.url().default('http://localhost:4400/google/certs'),
  IDENTITY_TOOLKIT_URL: z.url().default('http://localhost:4400/identitytoolkit.googleapis.com'),
  FIREBASE_API_KEY: z.string().default('sandbox-api-key'),
  STRIPE_SECRET_KEY: z.string().default(sandbox.key),
  STRIPE_WEBHOOK_SECRET: z.string().default(sandbox.webhook),
  STRIPE_API_ORIGIN: origin.default('http://localhost:4400'),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  TRUST_PROXY: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = z.infer<typeof environmentSchema>;

/**
 * Reads the configuration once; everything else gets it handed down.
 *
 * @throws Error that lists every bad value by name
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not usable:\n${lines.join('\n')}`);
  }
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook } = parsed.data;
  if (key !== sandbox.key && webhook === sandbox.webhook) {
    throw new Error(
      'The configuration is not usable:\n  STRIPE_WEBHOOK_SECRET: a real key needs the real secret of its webhook.',
    );
  }
  return { ...parsed.data, DATA_DIR: resolve(import.meta.dirname, '..', parsed.data.DATA_DIR) };
}
