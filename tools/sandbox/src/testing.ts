import type { Google } from './google/google.ts';
import type { StoredMail } from './mailbox/mailbox.ts';
import type { PrintfulControl } from './printful/printful.ts';
import type { Catalogue } from './shopify/catalogue.ts';
import type { StoreControl } from './shopify/control.ts';
import type { StripeControl } from './stripe/control.ts';
import { startSandbox as start } from './start-sandbox.ts';

export type { StoredMail } from './mailbox/mailbox.ts';
export type { Catalogue } from './shopify/catalogue.ts';
export type { StoreControl } from './shopify/control.ts';

/** The sandbox for tests: `smtpUrl` takes mail, `latestMail` waits for what it brought. */
export type TestSandbox = {
  origin: string;
  smtpUrl: string;
  /** The newest mail to this address, waiting for the first one. */
  latestMail(to: string, timeoutMs?: number): Promise<StoredMail>;
  mailsTo(to: string): StoredMail[];
  /** The payment provider's controls. */
  stripe: StripeControl;
  google: Google;
  /** The print provider's controls. */
  printful: PrintfulControl;
  /** The store's switches. */
  shopify: StoreControl;
  close(): Promise<void>;
};

/**
 * Starts a sandbox on free ports. Options: the store's catalogue, the granted scopes, and the URL
 * of the app that its admin frames.
 */
export async function startSandbox(
  options: { catalogue?: Catalogue; scopes?: string[]; appUrl?: string } = {},
): Promise<TestSandbox> {
  const { origin, smtpUrl, mailbox, stripe, google, printful, shopify, close } = await start({
    port: 0,
    smtpPort: 0,
    // A closed port until a test sets the URL.
    stripeWebhookUrl: 'http://127.0.0.1:9/',
    stripeWebhookSecret: 'whsec_sandbox',
    googleClientId: 'tintory-local.apps.example',
    printful: {
      token: 'sandbox-printful-token',
      webhookUrl: 'http://127.0.0.1:9/',
      webhookSecret: '5a6e64626f785072696e7466756c2121',
    },
    shopify: {
      apiKey: 'sandbox-store-app',
      apiSecret: 'sandbox-store-secret',
      webhookUrl: 'http://127.0.0.1:9/',
      ...options,
    },
  });
  return {
    origin,
    smtpUrl,
    latestMail: (to, timeoutMs = 5_000) => mailbox.waitFor(to, timeoutMs),
    stripe,
    google,
    printful,
    shopify,
    mailsTo: (to) => mailbox.list().filter((mail) => mail.to.includes(to)),
    close,
  };
}
