import type { AddressInfo } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { googleRoutes } from './google/google-routes.ts';
import { createGoogle, type Google } from './google/google.ts';
import { indexPage, type Service } from './index-page.ts';
import { mailboxPage } from './mailbox/mailbox-page.ts';
import { createMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { openSmtpDoor } from './mailbox/smtp-door.ts';
import { printfulRoutes } from './printful/printful-routes.ts';
import {
  createPrintful,
  createPrintfulControl,
  type PrintfulControl,
  type PrintfulOptions,
} from './printful/printful.ts';
import type { Catalogue } from './shopify/catalogue.ts';
import { createStoreControl, type StoreControl } from './shopify/control.ts';
import { shopifyRoutes } from './shopify/shopify-routes.ts';
import { createShopify } from './shopify/shopify.ts';
import { controlRoutes } from './stripe/control-routes.ts';
import { createControl, type StripeControl } from './stripe/control.ts';
import { stripePages } from './stripe/pages/page-routes.ts';
import { stripeRoutes } from './stripe/stripe-routes.ts';
import { createStripe } from './stripe/stripe.ts';

export type SandboxOptions = {
  port: number;
  smtpPort: number;
  stripeWebhookUrl: string;
  stripeWebhookSecret: string;
  googleClientId: string;
  printful: PrintfulOptions;
  shopify: {
    apiKey: string;
    apiSecret: string;
    webhookUrl: string;
    /** Replaces the catalogue in the repository. */
    catalogue?: Catalogue | undefined;
    scopes?: string[] | undefined;
    /** The app's first page, which the store's admin frames; without it there is nothing to frame. */
    appUrl?: string | undefined;
  };
};

export type Sandbox = {
  origin: string;
  smtpUrl: string;
  mailbox: Mailbox;
  stripe: StripeControl;
  google: Google;
  printful: PrintfulControl;
  shopify: StoreControl;
  close(): Promise<void>;
};

const host = '127.0.0.1';

/** Starts all simulated services. Port 0 takes a free port. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, smtpPort } = options;
  const mailbox = createMailbox();
  const smtp = await openSmtpDoor(mailbox, smtpPort, host);
  const smtpUrl = `smtp://${host}:${smtp.port}`;
  const services: Service[] = [
    { name: 'Mailbox', href: '/mailbox', about: `Takes mail at ${smtpUrl} and shows it.` },
    { name: 'Payments', href: '/stripe', about: 'Checkout, billing and webhooks.' },
    {
      name: 'Store',
      href: '/shopify/admin',
      about: 'The admin of a shop with the app in it: products, billing and webhooks.',
    },
    { name: 'Print', href: '/printful', about: 'Orders of printed products.' },
    { name: 'Shops', href: '/shopify', about: 'Every shop at a glance.' },
  ];
  const app = createPages(mailbox, services);
  const stripe = createStripe({
    origin: () => originOf(app),
    webhookUrl: options.stripeWebhookUrl,
    webhookSecret: options.stripeWebhookSecret,
  });
  const control = createControl(stripe);
  const shopify = createShopify({ ...options.shopify, origin: () => originOf(app) });
  const storeControl = createStoreControl(shopify);
  const printful = createPrintful(options.printful);
  const printfulControl = createPrintfulControl(printful);
  const google = await createGoogle(() => originOf(app), options.googleClientId);
  void app.register((scope) => googleRoutes(scope, google));
  stripeRoutes(app, stripe);
  shopifyRoutes(app, shopify, storeControl);
  printfulRoutes(app, printful, printfulControl, () => originOf(app));
  void app.register((scope) => {
    stripePages(scope, stripe);
    controlRoutes(scope, control);
  });
  try {
    await app.listen({ port, host });
  } catch (error) {
    await smtp.close();
    throw error;
  }
  return {
    origin: originOf(app),
    smtpUrl,
    mailbox,
    stripe: control,
    google,
    printful: printfulControl,
    shopify: storeControl,
    close: async () => {
      stripe.webhooks.stop();
      printfulControl.stop();
      shopify.stop();
      await Promise.all([app.close(), smtp.close()]);
    },
  };
}

const originOf = (app: FastifyInstance): string =>
  `http://localhost:${(app.server.address() as AddressInfo).port}`;

function createPages(mailbox: Mailbox, services: Service[]) {
  const app = fastify({ forceCloseConnections: true });
  const html = 'text/html; charset=utf-8';
  app.get('/', (_request, reply) => reply.type(html).send(indexPage(services)));
  app.get('/healthz', () => ({ ok: true }));
  app.get('/mailbox', (_request, reply) => reply.type(html).send(mailboxPage(mailbox.list())));
  app.get('/mailbox.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(mailbox.list()),
  );
  return app;
}
