import {
  printParcel,
  printProduct,
  printProductList,
  shippingCountries,
  shippingMethods,
  shippingQuery,
} from '@tintory/contract';
import { matchLanguage } from '@tintory/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { languageOf } from '../../platform/language.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { readForms } from './read-forms.ts';

const id = z.string().max(40);
const schema = { tags: ['print'] };
const querystring = z.object({ language: z.string().max(20).optional() });

/** Routes of the print catalogue and shipping costs; public. */
export function printRoutes(app: FastifyInstance, { print }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/pod/products',
    { schema: { ...schema, querystring, response: { 200: printProductList } } },
    async (request, reply) => {
      const rows = await print.catalogue.list(languageAsked(request.query.language, request));
      return maybeKept(reply, { rows });
    },
  );

  routes.get(
    '/api/pod/products/:id',
    {
      schema: { ...schema, querystring, params: z.object({ id }), response: { 200: printProduct } },
    },
    async (request, reply) => {
      const language = languageAsked(request.query.language, request);
      return maybeKept(reply, await print.catalogue.read(request.params.id, language));
    },
  );

  routes.get(
    '/podapi/shipping_costs/countries',
    { schema: { ...schema, querystring, response: { 200: shippingCountries } } },
    async (request, reply) => {
      const language = languageAsked(request.query.language, request);
      return maybeKept(reply, await print.provider.listCountries(language));
    },
  );

  routes.get(
    '/api/print/parcels/:id',
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: { ...schema, params: z.object({ id: z.uuid() }), response: { 200: printParcel } },
    },
    async (request) => {
      const parcel = await print.findParcel(request.params.id);
      if (!parcel) throw new AppError('NotFound');
      return parcel;
    },
  );

  void app.register((scope) => {
    readForms(scope);
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/podapi/shipping_costs/query',
      {
        schema: {
          ...{ ...schema, consumes: ['application/x-www-form-urlencoded'] },
          ...{ body: shippingQuery, response: { 200: shippingMethods } },
        },
      },
      async (request) => {
        const { country_code: countryCode, zip_code: zip, weight } = request.body;
        const parcel = { countryCode, zip, weight };
        return { methods: await print.provider.quote(parcel, languageOf(request)) };
      },
    );
  });
}

const languageAsked = (asked: string | undefined, request: FastifyRequest) =>
  asked ? matchLanguage([asked]) : languageOf(request);

/** Products and countries change with releases, prices sometimes. */
function maybeKept<Body>(reply: FastifyReply, body: Body): Body {
  void reply.header('vary', 'accept-language').header('cache-control', 'public, max-age=60');
  return body;
}
