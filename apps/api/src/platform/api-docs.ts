import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { brand, errorBody } from '@tintory/contract';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { callSummaries } from './call-summaries.ts';

const description = `Success is always 200 with the body described. Failures carry \`{ code, message, request_id, details? }\`.

An app of ours names itself in \`X-App-Id\`, \`web\` or \`shopify-admin\`; another value is refused, none is not.

\`GET /api/events\` is a WebSocket: the first message is \`{ "type": "auth", "token": <ws_authtoken> }\`, the answer
\`{ "type": "ready" }\`; then comes \`{ "type": "job", job }\` or \`{ "type": "batch", batch }\` with each change.`;

/** `/openapi.json` and `/docs`, from the schemas the routes validate with. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: `${brand.name} API`,
        version: '1',
        description,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: ({ schema, ...route }) => {
      const told = jsonSchemaTransform({ ...route, schema: withFailure(schema) });
      return { ...told, schema: { ...told.schema, ...describeCall(app, route) } };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

type Route = { url: string; route: RouteOptions };

/** A call's summary and whether it needs a session. */
function describeCall(app: FastifyInstance, { url, route }: Route): FastifySchema {
  const path = url.replace(/:(\w+)/g, '{$1}');
  const summary = callSummaries[`${String(route.method)} ${path}`];
  const guarded = [route.onRequest].flat().includes(app.requireUser);
  return { ...(summary && { summary }), ...(!guarded && { security: [] }) };
}

/** Documents the error shape of every call; the error handler produces it. */
const withFailure = (schema: FastifySchema): FastifySchema => ({
  ...schema,
  response: { ...(schema?.response as object), default: errorBody },
});
