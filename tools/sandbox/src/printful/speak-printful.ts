import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError, type z } from 'zod';
import type { CallKind } from './model.ts';
import type { Printful } from './printful.ts';
import { PrintfulError } from './printful-error.ts';

export type Call<Body> = { body: Body; id: string; query: Record<string, unknown> };
type Method = 'get' | 'post' | 'delete';

/** Adds an API call: a schema checks its body, and its result is sent as is. */
export type AddCall = <Schema extends z.ZodType>(
  method: Method,
  path: string,
  kind: CallKind,
  schema: Schema,
  answer: (call: Call<z.infer<Schema>>) => unknown,
) => void;

/** Delay of a slow response: longer than any client's timeout. */
const slowMs = 60_000;

/** Printful's protocol: a private token as bearer, JSON, and a leaky-bucket rate limit. */
export function speakPrintful(app: FastifyInstance, printful: Printful): AddCall {
  const { faults, token } = printful;
  app.addHook('onRequest', (request, reply, done) => {
    done(admit(request, reply));
  });
  app.setErrorHandler((error: Error, _request, reply) => {
    const known = error instanceof PrintfulError ? error : toRefusal(error);
    return reply.status(known.status).send(known.toBody());
  });

  function admit(request: FastifyRequest, reply: FastifyReply): PrintfulError | undefined {
    const isIn = faults.bucket.take(1);
    const { currentlyAvailable, maximumAvailable, restoreRate } = faults.bucket.status();
    void reply
      .header('x-ratelimit-policy', `${maximumAvailable};w=${maximumAvailable / restoreRate};`)
      .header('x-ratelimit-limit', maximumAvailable)
      .header('x-ratelimit-remaining', currentlyAvailable);
    if (!isIn) {
      void reply.header('retry-after', Math.max(0.05, 1 / restoreRate));
      return new PrintfulError(429, 'You have sent too many requests');
    }
    if (request.headers.authorization === `Bearer ${token}`) return undefined;
    return new PrintfulError(401, 'The access token provided is invalid.');
  }

  return (method, path, kind, schema, answer) =>
    app[method](path, async (request, reply) => {
      const fault = faults.take(kind);
      if (fault === '500') throw new PrintfulError(500, 'Something went wrong');
      if (fault === 'refused') throw new PrintfulError(400, 'The order cannot be processed');
      if (fault === 'throttled') {
        void reply.header('retry-after', '0.05');
        throw new PrintfulError(429, 'You have sent too many requests');
      }
      if (fault === 'lostCall') return hangUp(request, reply);
      if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs).unref());
      const { id = '' } = request.params as { id?: string };
      const query = request.query as Record<string, unknown>;
      const result = answer({ body: schema.parse(request.body ?? {}), id, query });
      if (fault === 'lostAnswer') return hangUp(request, reply);
      return result ?? reply.status(204).send();
    });
}

function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

function toRefusal(error: Error): PrintfulError {
  if (!(error instanceof ZodError)) return new PrintfulError(400, error.message);
  const [issue] = error.issues;
  return new PrintfulError(400, `Property \`${issue?.path.join('.')}\` is not valid`);
}
