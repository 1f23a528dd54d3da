import { resolve } from 'node:path';
import { emailAddress } from '@tintory/contract';
import { z } from 'zod';
import { unsafeSettings } from './unsafe-settings.ts';
import { trustProxy } from './platform/trust-proxy.ts';

const origin = z.url().transform((value) => new URL(value).origin);
const optionalText = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

/** Long enough to exclude typing errors and placeholders. */
const secret = z.string().trim().min(8);

/** The keys of the sandbox; publicly known. */
const sandbox = {
  key: 'sk_test_sandbox',
  webhook: 'whsec_sandbox',
  storeApp: 'sandbox-store-app',
  storeSecret: 'sandbox-store-secret',
  shopUrl: 'http://localhost:4400/shopify/shops/{shop}',
};

/** Everything the server and the worker can be told, with what a local run uses. */
export const environmentSchema = z.object({
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(3333),
  API_HOST: z.string().default('127.0.0.1'),
  API_ORIGIN: origin.default('http://localhost:3333'),
  WEB_ORIGIN: origin.default('http://localhost:4200'),
  SHOPIFY_ADMIN_ORIGIN: origin.default('http://localhost:4300'),
  DATA_DIR: z.string().default('../../.data'),
  DATABASE_URL: optionalText,
  APP_SECRET: optionalText.pipe(z.string().min(32).optional()),
  APP_SECRET_BEFORE: optionalText.pipe(z.string().min(32).optional()),
  SMTP_URL: z.url().default('smtp://localhost:4425'),
  MAIL_FROM: z.string().default('Tintory <hello@tintory.example>'),
  SUPPORT_EMAIL: optionalText.pipe(emailAddress.optional()),
  OWNER_EMAILS: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(emailAddress)),
  IMAGE_FETCH_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(origin)),
  IMAGE_PROCESSES: z.coerce.number().int().min(1).max(64).default(2),
  PLACES_FOLDER: optionalText,
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
  STRIPE_SECRET_KEY: secret.default(sandbox.key),
  STRIPE_WEBHOOK_SECRET: secret.default(sandbox.webhook),
  STRIPE_API_ORIGIN: origin.default('http://localhost:4400'),
  STRIPE_AUTOMATIC_TAX: z.stringbool().default(false),
  SHOPIFY_API_KEY: z.string().default(sandbox.storeApp),
  SHOPIFY_API_SECRET: secret.default(sandbox.storeSecret),
  SHOPIFY_SHOP_URL: z
    .string()
    .regex(/^https?:\/\/[^?#]*\{shop\}[^?#]*$/)
    .transform((value) => value.replace(/\/$/, ''))
    .default(sandbox.shopUrl),
  SHOPIFY_SCOPES: z
    .string()
    .default('write_products,write_files')
    .transform((value) => value.split(',').filter(Boolean)),
  SHOPIFY_TEST_CHARGES: z.stringbool().default(false),
  PRINTFUL_TOKEN: optionalText.pipe(z.string().min(8).optional()),
  PRINTFUL_URL: z
    .url()
    .transform((value) => value.replace(/\/$/, ''))
    .default('https://api.printful.com'),
  PRINTFUL_STORE_ID: optionalText.pipe(z.string().regex(/^\d+$/).optional()),
  PRINTFUL_WEBHOOK_SECRET: optionalText.pipe(
    z
      .string()
      .regex(/^([0-9a-f]{2}){16,}$/i, 'is not the hexadecimal secret key of the webhook')
      .optional(),
  ),
  PRINT_DAY_SECONDS: z.coerce.number().min(1).max(86_400).default(60),
  CMS_URL: optionalText.pipe(origin.optional()),
  CMS_COLLECTIONS: z
    .string()
    .default('imgseed-blogs')
    .transform((value) => value.split(',').filter(Boolean)),
  MAX_CONNECTIONS: z.coerce.number().int().min(1).default(2_000),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(5),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  FREE_JOBS_PER_MINUTE: z.coerce.number().int().min(1).default(40),
  TRUST_PROXY: trustProxy,
  ALLOW_SANDBOX: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What a local run uses. */
const defaults = environmentSchema.parse({});

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
  const lines = unsafeSettings(parsed.data, defaults);
  if (lines.length > 0) {
    throw new Error(
      `The configuration is not usable:\n${lines.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  return { ...parsed.data, DATA_DIR: resolve(import.meta.dirname, '..', parsed.data.DATA_DIR) };
}
