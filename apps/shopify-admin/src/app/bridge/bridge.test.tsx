import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { addressLanguage, adminLanguage } from './admin-language.ts';
import { PageLink } from './page-link.tsx';
import { pageOf, useAdminNavigation } from './use-admin-navigation.ts';

afterEach(cleanup);

function Page() {
  useAdminNavigation();
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <PageLink url="/plans">Plans</PageLink>
      <PageLink url="https://shop.example/" external>
        Shop
      </PageLink>
    </>
  );
}

const open = () =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />);

describe('the admin’s navigation', () => {
  it('goes to a page of the app without loading it anew', () => {
    open();
    const link = document.createElement('a');
    link.setAttribute('href', '/dropshipping/app/history?tool=product_model');
    document.body.append(link);
    act(() => void link.dispatchEvent(new CustomEvent('shopify:navigate', { bubbles: true })));
    expect(screen.getByRole('status').textContent).toBe('/history?tool=product_model');
    link.remove();
  });

  it.each([
    ['/dropshipping/app', '/'],
    ['/dropshipping/app/tools?a=1', '/tools?a=1'],
    ['https://app.example/dropshipping/app/help', '/help'],
    ['https://evil.example/dropshipping/app/help', null],
    ['/dropshipping/apple', null],
    ['/elsewhere', null],
    [null, null],
  ])('knows %s as the page %s', (href, page) => {
    expect(pageOf(href, 'https://app.example')).toBe(page);
  });
});

it('keeps Polaris’ links inside the app, and opens others beside it', () => {
  open();
  act(() => screen.getByRole('link', { name: 'Plans' }).click());
  expect(screen.getByRole('status').textContent).toBe('/plans');
  const shop = screen.getByRole('link', { name: 'Shop' });
  expect(shop.getAttribute('target')).toBe('_blank');
  expect(shop.getAttribute('rel')).toBe('noreferrer');
});

it.each([
  [['de-AT', 'en'], 'de'],
  [[undefined, 'ar-EG'], 'ar'],
  [['fr', 'sv'], 'en'],
])('speaks for %j the language %s', (tags, language) => {
  expect(adminLanguage(tags)).toBe(language);
});

it.each([
  ['?locale=de-DE', 'de'],
  ['?locale=fr', 'ar'],
  ['?shop=one.myshopify.com', undefined],
])('knows from the address %s the language %s', (search, language) => {
  expect(addressLanguage(search, ['sv', 'ar-EG'])).toBe(language);
});
