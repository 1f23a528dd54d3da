import { describe, expect, it } from 'vitest';
import { shapesOf, typeOf } from './fields-of.ts';
import { callsOf, type ApiDocument } from './openapi.ts';

const document: ApiDocument = {
  paths: {
    '/api/jobs/{id}': {
      get: {
        summary: 'Reads a job',
        tags: ['jobs'],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'x-app-id', in: 'header' },
        ],
        responses: { '200': { content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    },
    '/api/plans': { get: { tags: ['plans'], security: [] }, parameters: {} },
  },
  components: {
    schemas: {
      value: { anyOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/x/value' } }] },
      node: { type: 'object', properties: { next: { $ref: '#/components/schemas/node' } } },
    },
  },
};

describe('the calls of the document', () => {
  it('are told with what the reader needs, and without what is told of all', () => {
    expect(callsOf(document)).toMatchObject([
      {
        id: 'get-api-jobs-id',
        method: 'GET',
        summary: 'Reads a job',
        open: false,
        parameters: [{ name: 'id' }],
        answer: { type: 'object' },
      },
      { id: 'get-api-plans', open: true, body: null, answer: null },
    ]);
  });
});

describe('the fields of a shape', () => {
  it('stand by their place, with type, bounds and what they may be', () => {
    const [fields] = shapesOf(
      {
        type: 'object',
        required: ['outputs'],
        properties: {
          outputs: {
            type: 'array',
            items: {
              type: 'object',
              required: ['status'],
              properties: { status: { type: 'string', enum: ['queued', 'failed'] } },
            },
          },
          num: { type: 'integer', minimum: 1, maximum: 4, nullable: true },
        },
      },
      document,
    );
    expect(fields).toEqual([
      { place: 'outputs', type: 'object[]', optional: false, values: [] },
      { place: 'outputs[].status', type: 'string', optional: false, values: ['queued', 'failed'] },
      { place: 'num', type: 'integer ≥ 1 ≤ 4 | null', optional: true, values: [] },
    ]);
  });

  it('are told of each shape that a value may have', () => {
    const one = { type: 'object', properties: { code: { type: 'string' } } };
    const other = { type: 'object', properties: { id: { type: 'string' } } };
    const places = shapesOf({ anyOf: [one, other] }, document).map((fields) =>
      fields.map(({ place }) => place),
    );
    expect(places).toEqual([['code'], ['id']]);
  });

  it('end somewhere, also of a shape that holds itself', () => {
    const [fields = []] = shapesOf({ $ref: '#/components/schemas/node' }, document);
    expect(fields.at(-1)?.place).toBe('next.next.next.next.next');
  });

  it('of a type that holds itself end as well', () => {
    expect(typeOf({ $ref: '#/components/schemas/value' }, document)).toContain('string');
  });
});
