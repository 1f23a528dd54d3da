import { describe, expect, it } from 'vitest';
import { leadFirstVisit } from './first-visit.mjs';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0';
const drawn = async (code) => ['de', 'ar'].includes(code);

async function visit(headers, path = '/') {
  const request = { headers: { 'user-agent': browser, ...headers } };
  return (await leadFirstVisit(request, new URL(path, 'http://app'), drawn))?.location;
}

describe('a visit to the start page', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', '/de'],
    ['fr-FR,fr;q=0.9,ar;q=0.8,en;q=0.7', '/ar'],
    ['en;q=0.5,de;q=0.9', '/de'],
    ['en-GB,en;q=0.9,de;q=0.8', undefined],
    ['fr-FR,fr;q=0.9', undefined],
    ['de;q=0,en', undefined],
    ['*', undefined],
    [undefined, undefined],
  ])('with the languages %s leads to %s', async (languages, expected) => {
    expect(await visit({ 'accept-language': languages })).toBe(expected);
  });

  it('keeps what the address says besides, and the language for the next visit', async () => {
    const request = { headers: { 'user-agent': browser, 'accept-language': 'de' } };
    const url = new URL('http://app/?utm_source=mail');
    expect(await leadFirstVisit(request, url, drawn)).toMatchObject({
      location: '/de?utm_source=mail',
      'set-cookie': expect.stringMatching(/^language=de; Path=\/; Max-Age=\d+; SameSite=Lax$/),
      'cache-control': 'private, no-store',
    });
  });

  it('leads to what was chosen, whatever the browser prefers', async () => {
    const languages = { 'accept-language': 'de' };
    expect(await visit({ ...languages, cookie: 'a=1; language=ar' })).toBe('/ar');
    expect(await visit({ ...languages, cookie: 'language=en' })).toBeUndefined();
    expect(await visit({ ...languages, cookie: 'language=xx' })).toBeUndefined();
  });

  it('stays where a page of ours led to', async () => {
    const headers = { 'accept-language': 'de', 'sec-fetch-site': 'same-origin' };
    expect(await visit(headers)).toBeUndefined();
  });

  it('by a crawler stays', async () => {
    for (const name of ['Googlebot/2.1', 'facebookexternalhit/1.1', 'Slackbot-LinkExpanding']) {
      expect(await visit({ 'user-agent': name, 'accept-language': 'de' }), name).toBeUndefined();
    }
  });
});

it('any other page is in the language of its path', async () => {
  expect(await visit({ 'accept-language': 'de' }, '/pricing')).toBeUndefined();
});
