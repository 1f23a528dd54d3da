import { z } from 'zod';
import { startSandbox } from './start-sandbox.ts';

const port = z.coerce.number().int().min(0).max(65_535);

/** An empty setting counts as absent. */
const orElse = (fallback: string) =>
  z
    .string()
    .default('')
    .transform((value) => value || fallback);

const environment = z
  .object({
    SANDBOX_PORT: port.default(4400),
    SANDBOX_SMTP_PORT: port.default(4425),
    API_ORIGIN: z.url().default('http://localhost:3333'),
    STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
    SANDBOX_PRINT_STEP_SECONDS: z.coerce.number().min(1).default(60),
    PRINTFUL_TOKEN: orElse('sandbox-printful-token'),
    PRINTFUL_WEBHOOK_SECRET: orElse('5a6e64626f785072696e7466756c2121'),
    GOOGLE_CLIENT_ID: z.string().default('tintory-local.apps.example'),
    SHOPIFY_API_KEY: z.string().default('sandbox-store-app'),
    SHOPIFY_API_SECRET: z.string().default('sandbox-store-secret'),
    SHOPIFY_ADMIN_ORIGIN: z.url().default('http://localhost:4300'),
  })
  .parse(process.env);

const sandbox = await startSandbox({
  port: environment.SANDBOX_PORT,
  smtpPort: environment.SANDBOX_SMTP_PORT,
  stripeWebhookUrl: new URL('/api/stripe/webhook', environment.API_ORIGIN).href,
  stripeWebhookSecret: environment.STRIPE_WEBHOOK_SECRET,
  googleClientId: environment.GOOGLE_CLIENT_ID,
  printful: {
    token: environment.PRINTFUL_TOKEN,
    webhookUrl: new URL('/api/print/webhooks', environment.API_ORIGIN).href,
    webhookSecret: environment.PRINTFUL_WEBHOOK_SECRET,
  },
  shopify: {
    apiKey: environment.SHOPIFY_API_KEY,
    apiSecret: environment.SHOPIFY_API_SECRET,
    webhookUrl: new URL('/api/shopify/webhooks', environment.API_ORIGIN).href,
    appUrl: new URL('/dropshipping/app/', environment.SHOPIFY_ADMIN_ORIGIN).href,
  },
});

sandbox.printful.startClock(environment.SANDBOX_PRINT_STEP_SECONDS * 1_000);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
