import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'qs';
import type { z } from 'zod';
import { apiVersion } from '../webhooks.ts';
import { StripeError } from '../stripe-error.ts';

type View = Record<string, unknown>;
type Call = { params: unknown; id: string };
type Method = 'get' | 'post' | 'delete';

/** Adds an API call: a schema checks its parameters, and it returns a view. */
export type AddCall = <Schema extends z.ZodType>(
  method: Method,
  path: string,
  schema: Schema,
  answer: (params: z.infer<Schema>, id: string) => View,
) => void;

/** Form fields with brackets are nested objects; arrays have indexes. */
const readForm = (text: string): unknown => parse(text, { depth: 8, arrayLimit: 200 });

/**
 * Stripe's protocol: a secret key as bearer, form requests, JSON responses, and for a repeated
 * idempotency key the first response.
 */
export function speakStripe(app: FastifyInstance): AddCall {
  const answered = new Map<string, { hash: string; status: number; body: unknown }>();

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readForm(String(body))),
  );
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('request-id', `req_${request.id}`).header('stripe-version', apiVersion);
    const [scheme, key = ''] = (request.headers.authorization ?? '').split(' ');
    const known = scheme === 'Bearer' && /^[sr]k_test_\w+$/.test(key);
    done(known ? undefined : new StripeError(401, `Invalid API Key provided: ${key.slice(0, 8)}`));
  });
  app.setErrorHandler((error: Error, _request, reply) => {
    const known = error instanceof StripeError ? error : new StripeError(400, error.message);
    return reply.status(known.status).send(known.toBody());
  });
  app.setNotFoundHandler((request, reply) => {
    const error = new StripeError(
      404,
      `Unrecognized request URL (${request.method}: ${request.url})`,
    );
    return reply.status(404).send(error.toBody());
  });

  function once(request: FastifyRequest, answer: () => View) {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || request.method !== 'POST')
      return { status: 200, body: answer() };
    const content = JSON.stringify([request.url, request.body]);
    const hash = createHash('sha256').update(content).digest('hex');
    const before = answered.get(key);
    if (before && before.hash !== hash) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      throw new StripeError(400, message, undefined, { type: 'idempotency_error' });
    }
    const result = before ?? { hash, status: 200, body: answer() };
    answered.set(key, result);
    return result;
  }

  return (method, path, schema, answer) => {
    app[method]<{ Params: { id?: string } }>(path, (request, reply) => {
      const given = method === 'get' ? readForm(request.url.split('?')[1] ?? '') : request.body;
      const call: Call = { params: given ?? {}, id: request.params.id ?? '' };
      const parsed = schema.safeParse(call.params);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const message = `${issue?.path.join('.')}: ${issue?.message}`;
        throw new StripeError(400, message, 'parameter_invalid');
      }
      const { status, body } = once(request, () => answer(parsed.data, call.id));
      return reply.status(status).send(body);
    });
  };
}

/** A page of a list after an id, newest first. */
export function pageOf<Item extends { id: string }>(
  url: string,
  items: Item[],
  query: { limit?: number | undefined; starting_after?: string | undefined },
  view: (item: Item) => View,
): View {
  const behind = query.starting_after
    ? items.findIndex(({ id }) => id === query.starting_after) + 1
    : 0;
  const end = behind + (query.limit ?? 10);
  return {
    object: 'list',
    url,
    data: items.slice(behind, end).map(view),
    has_more: items.length > end,
  };
}
