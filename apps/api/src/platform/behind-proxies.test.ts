import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { callApi, startTestApi, type TestApi } from '../testing/index.ts';

let api: TestApi;

const open = async (environment: Record<string, string>) => {
  api = await startTestApi({ environment, worker: false });
};

/** Asks for a link from an address, as the proxies in front tell it. */
const askForLink = async (forwarded: string) => {
  const body = { email: `${randomUUID()}@example.com`, redirect_uri: 'http://localhost:4200/' };
  const headers = { 'x-forwarded-for': forwarded };
  return (await callApi(api.origin, 'POST', '/api/users/signup_by_link', body, headers)).status;
};

/** The answers to 25 requests, each from another address. */
async function askOften(forwarded: (index: number) => string) {
  const answers: number[] = [];
  for (let index = 0; index < 25; index += 1) answers.push(await askForLink(forwarded(index)));
  return { taken: answers.filter((status) => status === 200).length, last: answers.at(-1) };
}

describe('the address of a caller', () => {
  afterEach(() => api.close());

  it('is that of the connection while no proxy is trusted', async () => {
    await open({});
    expect(await askOften((index) => `203.0.113.${index}`)).toEqual({ taken: 20, last: 429 });
  });

  it.each([
    ['one proxy in front', '1', ''],
    ['two proxies in front', '2', ', 198.51.100.7'],
    ['proxies by their addresses', '127.0.0.0/8,::1,198.51.100.7', ', 198.51.100.7'],
    ['proxies of the own network', 'loopback,uniquelocal', ', 10.1.2.3'],
  ])('is told by the last that is not trusted: %s', async (_, trusted, proxies) => {
    await open({ TRUST_PROXY: trusted });
    // Anything that a caller writes before it is ignored.
    const made = await askOften((index) => `192.0.2.${index}, 203.0.113.9${proxies}`);
    expect(made).toEqual({ taken: 20, last: 429 });
    expect(await askForLink(`192.0.2.1, 203.0.113.10${proxies}`)).toBe(200);
  });

  it('counts by its first 64 bits where it is of IPv6', async () => {
    await open({ TRUST_PROXY: '1' });
    const made = await askOften((index) => `2001:db8:1:2:${index.toString(16)}::${index}`);
    expect(made).toEqual({ taken: 20, last: 429 });
    expect(await askForLink('2001:db8:1:3::1')).toBe(200);
  });

  it('counts as a whole where it is of IPv4, also inside IPv6', async () => {
    await open({ TRUST_PROXY: '1' });
    expect(await askOften(() => '::ffff:203.0.113.9')).toEqual({ taken: 20, last: 429 });
    expect(await askForLink('203.0.113.9')).toBe(429);
    expect(await askForLink('203.0.113.10')).toBe(200);
  });

  it('counts the tries of passwords in the same way', async () => {
    await open({ TRUST_PROXY: '1' });
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      const body = { email: `${randomUUID()}@example.com`, password: 'wrong-password' };
      const headers = { 'x-forwarded-for': `2001:db8:1:2::${index.toString(16)}` };
      statuses.push((await callApi(api.origin, 'POST', '/api/sessions', body, headers)).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses[20]).toBe(429);
  });
});

describe('TRUST_PROXY', () => {
  it.each(['true', '0.0.0.0/0', '::/0', '99', '10.0.0.1,elsewhere', '10.0.0.0/33'])(
    'is not %s, by which a caller could name any address',
    (value) => {
      expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY: .*how many/);
    },
  );
});
