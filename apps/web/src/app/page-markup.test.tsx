import { startI18n } from '@tintory/i18n';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { leaveApp, openApp } from '../../test/open-app.tsx';

beforeAll(() => startI18n('en'));
afterEach(leaveApp);

type Told = { '@type': string; itemListElement?: { item: string }[] };

const toldOf = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Told,
  );

it.each([
  ['/help', ['BreadcrumbList', 'FAQPage']],
  ['/merchants', ['BreadcrumbList', 'FAQPage']],
  ['/status', ['BreadcrumbList']],
  ['/tools/app/resize-image', ['BreadcrumbList', 'FAQPage', 'SoftwareApplication']],
])('%s tells search engines what it is: %s', async (path, types) => {
  openApp(path, {});
  await waitFor(() =>
    expect(
      toldOf()
        .map((one) => one['@type'])
        .sort(),
    ).toEqual(types),
  );
  const way = toldOf().find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement;
  expect(way?.map(({ item }) => new URL(item).pathname)).toEqual(['/', path]);
});

it('an account tells them nothing', async () => {
  openApp('/account/profile', {});
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Account'));
  expect(toldOf()).toEqual([]);
});
