import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: false });
});
afterAll(() => api.close());

const read = (path: string) => callApi(api.origin, 'GET', path);

describe('the plans for sale', () => {
  it('are told to anybody, each with its id, its credit and its price', async () => {
    expect(await read('/api/plans')).toMatchObject({
      status: 200,
      body: {
        month: [
          { id: 'm100', credit: 100, price: 9 },
          { id: 'm300', credit: 300, price: 19 },
          { id: 'm700', credit: 700, price: 39 },
          { id: 'm1500', credit: 1_500, price: 69 },
          { id: 'm4000', credit: 4_000, price: 149 },
        ],
        year: [
          { id: 'y100', credit: 100, price: 90 },
          { id: 'y300', credit: 300, price: 190 },
          { id: 'y700', credit: 700, price: 390 },
          { id: 'y1500', credit: 1_500, price: 690 },
          { id: 'y4000', credit: 4_000, price: 1_490 },
        ],
        pay_go: [
          { id: 'p30', credit: 30, price: 5.9 },
          { id: 'p100', credit: 100, price: 14.9 },
          { id: 'p300', credit: 300, price: 34.9 },
          { id: 'p1000', credit: 1_000, price: 89.9 },
        ],
      },
    });
  });

  it('are told one by one, and an unknown one is not found', async () => {
    expect((await read('/api/plans?id=y300')).body).toEqual({
      id: 'y300',
      credit: 300,
      price: 190,
    });
    expect((await read('/api/plans?id=x300')).status).toBe(404);
  });
});
