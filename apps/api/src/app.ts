import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { attributionRoutes } from './modules/attributions/attributions.routes.ts';
import { batchArchiveRoutes } from './modules/batches/batch-archive.routes.ts';
import { batchRoutes } from './modules/batches/batches.routes.ts';
import { billRoutes } from './modules/bills/bills.routes.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { creditRoutes } from './modules/credits/credits.routes.ts';
import { idempotencyRoutes } from './modules/idempotency/idempotency.routes.ts';
import { eventSocket } from './modules/jobs/event-socket.ts';
import { jobRoutes } from './modules/jobs/jobs.routes.ts';
import { memberRoutes } from './modules/members/members.routes.ts';
import { pageViewRoutes } from './modules/page-views/page-views.routes.ts';
import { paymentRoutes } from './modules/payments/payments.routes.ts';
import { placeRoutes } from './modules/places/places.routes.ts';
import { planRoutes } from './modules/plans/plans.routes.ts';
import { printRoutes } from './modules/print/print.routes.ts';
import { designRoutes } from './modules/print/designs/designs.routes.ts';
import { printOrderRoutes } from './modules/print/orders/orders.routes.ts';
import { printWebhookRoutes } from './modules/print/orders/print-webhook.routes.ts';
import { storeProductRoutes } from './modules/print/store-products/store-products.routes.ts';
import { statusRoutes } from './modules/status/status.routes.ts';
import { storeRoutes } from './modules/store/store.routes.ts';
import { sessionRoutes } from './modules/sessions/sessions.routes.ts';
import { supportRoutes } from './modules/support/support.routes.ts';
import { toolRoutes } from './modules/tools/tools.routes.ts';
import { uploadRoutes } from './modules/uploads/uploads.routes.ts';
import { accountRoutes } from './modules/users/account.routes.ts';
import { userRoutes } from './modules/users/users.routes.ts';
import { presetRoutes } from './modules/presets/presets.routes.ts';
import { describeAppId } from './platform/app-id.ts';
import { describeApi } from './platform/api-docs.ts';
import { allowDraining } from './platform/drain.ts';
import { AppError } from './platform/errors.ts';
import { answerFailure, handleErrors } from './platform/error-handler.ts';
import { healthRoutes } from './platform/health-routes.ts';
import { rateLimitStore } from './platform/limits/rate-limit-store.ts';
import { noStore } from './platform/no-store.ts';
import { usualTimeouts, type ConnectionTimeouts } from './platform/connection-timeouts.ts';
import { readJson } from './platform/read-json.ts';
import { sampleFiles } from './platform/sample-files.ts';
import { objectRoutes } from './platform/storage/object-routes.ts';
import { bearerOf } from './platform/bearer.ts';
import { trustFunction } from './platform/trust-proxy.ts';
import { validateTexts } from './platform/validate-texts.ts';
import type { Services } from './services.ts';

/**
 * The HTTP side of the product; listening is up to the caller.
 *
 * @param timeouts how long connections may be silent or slow
 */
export async function buildApp(
  services: Services,
  timeouts: ConnectionTimeouts = usualTimeouts,
): Promise<FastifyInstance> {
  const { config } = services;
  const loggerInstance: FastifyBaseLogger = services.logger;
  const app = fastify({
    loggerInstance,
    trustProxy: trustFunction(config.TRUST_PROXY),
    genReqId: () => randomUUID(),
    bodyLimit: 200_000,
    connectionTimeout: timeouts.silentMs,
    requestTimeout: timeouts.requestMs,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.headersMs / 4,
    },
    // A socket or a slow download must not delay the shutdown.
    forceCloseConnections: true,
    // A malformed URL never reaches a route's handler.
    frameworkErrors: (...failure) => void answerFailure(...failure),
  });
  app.server.maxConnections = config.MAX_CONNECTIONS;
  app.setValidatorCompiler(validateTexts);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  readJson(app);
  noStore(app);
  allowDraining(app);
  await protect(app, services);
  app.decorateRequest('auth', null);
  app.decorate('requireUser', async (request) => {
    request.auth = await services.sessions.authenticate(bearerOf(request));
  });
  describeAppId(app);
  await describeApi(app);
  await app.register(websocket, { options: { maxPayload: 4_096 } });
  await sampleFiles(app);
  await contentRoutes(app, services);
  app.after(() => addRoutes(app, services));
  return app;
}

function addRoutes(app: FastifyInstance, services: Services): void {
  healthRoutes(app, services);
  userRoutes(app, services);
  accountRoutes(app, services);
  sessionRoutes(app, services);
  memberRoutes(app, services);
  creditRoutes(app, services);
  placeRoutes(app, services);
  planRoutes(app, services);
  billRoutes(app, services);
  paymentRoutes(app, services);
  uploadRoutes(app, services);
  toolRoutes(app, services);
  jobRoutes(app, services);
  idempotencyRoutes(app, services);
  batchRoutes(app, services);
  batchArchiveRoutes(app, services);
  presetRoutes(app, services);
  designRoutes(app, services);
  attributionRoutes(app);
  printRoutes(app, services);
  printOrderRoutes(app, services);
  printWebhookRoutes(app, services);
  storeProductRoutes(app, services);
  statusRoutes(app, services);
  storeRoutes(app, services);
  pageViewRoutes(app, services);
  supportRoutes(app, services);
  eventSocket(app, services);
  if (services.diskDoor) objectRoutes(app, services.diskDoor.folder, services.diskDoor.signer);
}

async function protect(app: FastifyInstance, services: Services): Promise<void> {
  const { config, origins } = services;
  await app.register(helmet, { crossOriginResourcePolicy: { policy: 'cross-origin' } });
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: [
      'content-disposition',
      // A device with a wrong clock signs with its time.
      'date',
      'retry-after',
      'x-shopify-retry-invalid-session-request',
    ],
    maxAge: 7_200,
  });
  await app.register(rateLimit, {
    max: config.REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    store: rateLimitStore(services.limits),
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz',
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('TooManyRequests', { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
  });
}
