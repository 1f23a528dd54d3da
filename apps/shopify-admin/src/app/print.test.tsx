import { startI18n } from '@tintory/i18n';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { closeAllModals } from '@tintory/ui-kit';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApp, rows, stubStore, type Answers } from '../../test/open-app.tsx';

const variant = (color: string, size: string, price: number) => ({
  ...{ id: `t-shirt.${color}.${size}`, title: `${color} / ${size}`, color, color_name: color },
  ...{ color_hex: '#ffffff', size, price, weight: 160, available: true },
});
const shirt = {
  ...{ id: 't-shirt', kind: 'clothing', title: 'T-shirt', description: 'Heavy cotton.' },
  ...{ base_price: 20, currency: 'USD', weight: 160, print_areas: [], media: [] },
  variants: [variant('White', 'S', 20), variant('White', 'M', 22), variant('Navy', 'S', 20)],
};
const mockup = { id: 'm1', url: 'http://api.test/m1', role: 'mockup', print_area_id: 'front' };
const design = {
  ...{ id: 'd1', product_id: 't-shirt', color: 'White', media: [], dpi: 200 },
  ...{ mockups: [{ ...mockup, color: 'White' }], created_at: '2026-01-01T00:00:00.000Z' },
};
const madeOf = (change: object = {}) => ({
  ...{ id: 'p1', design_id: 'd1', print_product_id: 't-shirt', title: 'Cat shirt' },
  ...{ product_id: 'gid://shopify/Product/77', currency: 'USD', price_from: 30, price_to: 33 },
  ...{ variants: 2, picture_url: null, state: 'draft', problem: null, outdated: false },
  ...{ undoable: true, created_at: '2026-01-01T00:00:00.000Z' },
  ...change,
});
const refusal = (status: number, code: string, details?: object) => () =>
  Response.json({ code, message: 'no', request_id: 'r', details }, { status });

const create = vi.fn((_body: unknown) => Response.json(madeOf()));
const answers = (setup: object = {}): Answers => ({
  'GET /api/print/store_products/setup': () =>
    Response.json({ currency: 'USD', fulfilled: false, ...setup }),
  'GET /api/print/designs/d1': () => Response.json(design),
  'GET /api/print/designs': () => rows([]),
  'GET /api/pod/products': () => Response.json({ rows: [shirt] }),
  'POST /api/print/store_products': create,
});

function open(path: string, more: Answers = {}, setup: object = {}) {
  stubStore({ ...answers(setup), ...more });
  return openApp(path);
}

beforeAll(() => startI18n('en'));
afterEach(() => {
  act(() => closeAllModals());
  cleanup();
  vi.unstubAllGlobals();
  create.mockClear();
  localStorage.clear();
});

const submit = () => screen.getByRole('button', { name: 'Add as draft' });
const unfulfilled = 'Orders for these products can’t be fulfilled yet';

describe('the products to print on', () => {
  it('say that nobody makes what is ordered, and take a picture along', async () => {
    open('/print?picture=o1');
    const link = await screen.findByRole('link', { name: /T-shirt/ });
    expect(link.getAttribute('href')).toBe('/dropshipping/app/print/t-shirt?picture=o1');
    expect(await screen.findByText(unfulfilled)).toBeDefined();
    expect(screen.getByText(/PRINTFUL_TOKEN/)).toBeDefined();
  });

  it('say nothing of it where somebody does', async () => {
    open('/print', {}, { fulfilled: true });
    await screen.findByRole('link', { name: /T-shirt/ });
    expect(screen.queryByText(unfulfilled)).toBeNull();
  });
});

describe('the page of a product', () => {
  it('that there is not has a heading, and leads to the others', async () => {
    open('/print/gramophone', { 'GET /api/pod/products/gramophone': refusal(404, 'NotFound') });
    expect(await screen.findByText('This product isn’t available')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  });
});

describe('the form of a store product', () => {
  it('prices by the margin, keeps what was typed, and sends the variants that were chosen', async () => {
    const user = open('/print/sell/d1');
    const price = await screen.findByLabelText('Price of White / S');
    expect((price as HTMLInputElement).value).toBe('30.99');
    await user.clear(screen.getByLabelText('Title'));
    await user.type(screen.getByLabelText('Title'), 'Cat shirt');
    await user.clear(price);
    await user.type(price, '27,50');
    await user.click(screen.getByRole('checkbox', { name: 'Navy' }));
    await user.click(submit());
    await screen.findByText('Cat shirt was added to your store as a draft');
    expect(create).toHaveBeenCalledExactlyOnceWith({
      ...{ design_id: 'd1', title: 'Cat shirt', description: 'Heavy cotton.' },
      variants: [
        { variant_id: 't-shirt.White.S', price: 27.5 },
        { variant_id: 't-shirt.White.M' },
        { variant_id: 't-shirt.Navy.S' },
      ],
      ...{ margin: { kind: 'percent', value: 50 }, ending: '99' },
    });
    const link = screen.getByRole('link', { name: 'View in store' });
    expect(link.getAttribute('href')).toBe('shopify://admin/products/77');
  });

  it('has prices typed where the store sells in another currency', async () => {
    const user = open('/print/sell/d1', {}, { currency: 'EUR' });
    await screen.findByText(/Your store sells in EUR, but costs are in USD/);
    await user.click(submit());
    expect(await screen.findAllByText('Enter a price.')).toHaveLength(2);
    await user.type(screen.getByLabelText('One price for all (EUR)'), '29');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await user.click(submit());
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith(
        expect.not.objectContaining({ margin: expect.anything() as unknown }),
      ),
    );
  });

  it('leads to what is missing, which may be far above the button', async () => {
    const user = open('/print/sell/d1');
    const price = await screen.findByLabelText('Price of White / M');
    await user.clear(price);
    await user.click(submit());
    expect(document.activeElement).toBe(price);
    await user.clear(screen.getByLabelText('Title'));
    await user.click(submit());
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    expect(create).not.toHaveBeenCalled();
  });

  it('says what the store said, and keeps what was written', async () => {
    const user = open('/print/sell/d1', {
      'POST /api/print/store_products': refusal(422, 'StoreProductRefused', {
        title: 'Title is too odd',
      }),
    });
    await screen.findByLabelText('Price of White / S');
    await user.click(submit());
    expect(await screen.findByText('Title is too odd')).toBeDefined();
    expect(screen.getByText(/The store did not take this product/)).toBeDefined();
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'T-shirt');
  });

  it('of an address that names no design says so, and offers no second try', async () => {
    const details = { id: 'This is not an id.' };
    open('/print/sell/none', {
      'GET /api/print/designs/none': refusal(400, 'InvalidInput', details),
    });
    expect(await screen.findByText('This design has expired.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('of a design that is gone says so', async () => {
    open('/print/sell/d404');
    expect(await screen.findByText('This design has expired.')).toBeDefined();
  });
});

describe('the list of what was made', () => {
  const page =
    (list: unknown[], problem: unknown = null) =>
    () =>
      Response.json({
        rows: list,
        pageInfo: { end_cursor: null, has_next_page: false },
        problem,
      });

  it('takes one back', async () => {
    const undo = vi.fn(() => Response.json(madeOf({ state: 'deleted', undoable: false })));
    const user = open('/print/made', {
      'GET /api/print/store_products': page([madeOf()]),
      'POST /api/print/store_products/p1/undo': undo,
    });
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('Draft')).toBeDefined();
    await user.click(row.getByRole('button', { name: /^Undo Cat shirt/ }));
    await waitFor(() => expect(undo).toHaveBeenCalledOnce());
  });

  it('offers no undo of what somebody changed, and says what is wrong', async () => {
    open('/print/made', {
      'GET /api/print/store_products': page(
        [
          madeOf({ state: 'changed', undoable: false, outdated: true }),
          madeOf({ id: 'p2', state: 'failed', product_id: null, undoable: false }),
        ],
        { code: 'StoreGone', message: 'Open the app once more.' },
      ),
    });
    const [changed, failed] = await screen.findAllByRole('listitem');
    expect(within(changed as HTMLElement).getByText('Edited in store')).toBeDefined();
    expect(within(changed as HTMLElement).getByText('Mock-ups are out of date.')).toBeDefined();
    expect(within(changed as HTMLElement).queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(within(failed as HTMLElement).getByRole('link', { name: 'Try again' })).toBeDefined();
    expect(screen.getByText('Open the app once more.')).toBeDefined();
  });

  it('that is empty leads to the products', async () => {
    open('/print/made', { 'GET /api/print/store_products': page([]) });
    expect(await screen.findByText('No print products yet')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pick a product' })).toBeDefined();
  });

  it('that does not load can be asked for again', async () => {
    open('/print/made', { 'GET /api/print/store_products': refusal(403, 'Forbidden') });
    expect(await screen.findByText('We couldn’t load your print products.')).toBeDefined();
  });
});
