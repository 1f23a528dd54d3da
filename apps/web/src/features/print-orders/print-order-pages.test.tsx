import { startI18n } from '@tintory/i18n';
import { closeAllModals } from '@tintory/ui-kit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, memberOf, openApp, type Answers } from '../../../test/open-app.tsx';

const variant = (size: string, price: number, available = true) => ({
  ...{ id: `mug-${size}`, title: `White, ${size}`, color: null, color_hex: null },
  ...{ size, price, weight: 400, available },
});
const mug = {
  ...{ id: 'mug', kind: 'home', title: 'Mug', description: 'A mug.', base_price: 12.9 },
  ...{ currency: 'USD', weight: 400, media: [], print_areas: [] },
  variants: [variant('small', 12.9), variant('large', 15.4)],
};
const item = {
  ...{ design_id: 'd1', product_id: 'mug', variant_id: 'mug-small', quantity: 2 },
  ...{ title: 'Cat mug', mockup_url: null, price: 11 },
};
const method = {
  ...{ id: 'standard', name: 'Standard', price: 4.5, currency: 'USD', min_days: 3, max_days: 6 },
};
const order = {
  ...{ id: '019a0000-0000-7000-8000-0000abcdef12', status: 'paid', items: [], shipping: method },
  ...{ amount: 30.3, currency: 'USD', tracking_url: null, reason: null, can_cancel: true },
  ...{ receipt_url: 'http://pay.test/receipt', created_at: '2026-11-27T12:00:00.000Z' },
  address: {
    ...{ name: 'Ann Doe', line1: 'Main Street 1', line2: '', city: 'Berlin', state: '' },
    ...{ zip: '10115', country_code: 'DE', email: 'ann@example.com', phone: '' },
  },
};

/** The requested orders, with their idempotency keys. */
let wished: { key: string | null; body: Record<string, unknown> }[] = [];
let parcels: string[] = [];

const answers: Answers = {
  'GET /api/users/profile': () =>
    Response.json({ id: 'u1', shopify_domain: null, email: 'ann@example.com' }),
  'GET /api/members/current': () => Response.json(memberOf()),
  'GET /api/pod/products': () => Response.json({ rows: [mug] }),
  'GET /podapi/shipping_costs/countries': () =>
    Response.json([
      { code: 'DE', name: 'Germany', zip_required: true, state_required: false },
      { code: 'AE', name: 'United Arab Emirates', zip_required: false, state_required: false },
    ]),
  'POST /podapi/shipping_costs/query': async (request) => {
    parcels.push(await request.text());
    return Response.json({ methods: [method] });
  },
  'POST /api/print/orders': async (request) => {
    const body = (await request.json()) as Record<string, unknown>;
    wished.push({ key: request.headers.get('idempotency-key'), body });
    const details = { 'address.zip': 'This is no postal code of Germany.' };
    return Response.json(
      { code: 'InvalidInput', message: 'No.', request_id: 'r1', details },
      { status: 400 },
    );
  },
  [`GET /api/print/orders/${order.id}`]: () => Response.json(order),
  'GET /api/print/orders': () => Response.json({ rows: [], pageInfo: { has_next_page: false } }),
};

beforeAll(() => startI18n('en'));
beforeEach(() => {
  wished = [];
  parcels = [];
  sessionStorage.clear();
  localStorage.setItem('tintory-cart/u1', JSON.stringify([item]));
});
afterEach(() => {
  act(() => closeAllModals());
  leaveApp();
  localStorage.clear();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the cart', () => {
  it('shows what is in it at the prices of today, and takes back what was removed', async () => {
    openApp('/print/cart', answers);
    expect(await screen.findByText('$12.90 each')).toBeDefined();
    fireEvent.click(await button('One more: Cat mug'));
    expect((await screen.findAllByText('$38.70')).length).toBe(2);
    fireEvent.click(await button('Remove Cat mug'));
    expect(await screen.findByText('Your cart is empty')).toBeDefined();
    fireEvent.click(await button('Undo'));
    expect(await screen.findByText('Cat mug')).toBeDefined();
  });

  it('does not let anybody go on with what is not sold any more', async () => {
    const ended = { ...mug, variants: [variant('small', 12.9, false)] };
    openApp('/print/cart', {
      ...answers,
      'GET /api/pod/products': () => Response.json({ rows: [ended] }),
    });
    expect(await screen.findByText(/No longer available/)).toBeDefined();
    expect(await button('Go to checkout')).toHaveProperty('disabled', true);
  });
});

describe('the checkout', () => {
  async function fillIn() {
    await screen.findByRole('option', { name: 'Germany' });
    type('Full name', 'Ann Doe');
    type('Street and number', 'Main Street 1');
    type('City', 'Berlin');
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'DE' } });
  }

  it('prices sending by where it goes and what it weighs, and marks what is missing', async () => {
    openApp('/print/checkout', answers);
    await fillIn();
    fireEvent.click(await button('Pay'));
    expect(await screen.findByText('This field is required.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Postal code'));
    expect(wished).toEqual([]);
    type('Postal code', '10115');
    expect(await button('Pay $30.30')).toBeDefined();
    expect(parcels).toEqual(['country_code=DE&zip_code=10115&weight=800']);
  });

  it('pays under a key, and marks what the server refuses', async () => {
    openApp('/print/checkout', answers);
    await fillIn();
    type('Postal code', '1');
    fireEvent.click(await button('Pay $30.30'));
    const refusal = 'This is no postal code of Germany.';
    await waitFor(() => expect(screen.getAllByText(refusal)).toHaveLength(2));
    expect(wished[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(wished[0]?.body).toMatchObject({
      items: [{ design_id: 'd1', variant_id: 'mug-small', quantity: 2 }],
      address: { name: 'Ann Doe', email: 'ann@example.com', country_code: 'DE' },
      shipping_method_id: 'standard',
      success_url: `${location.origin}/print/orders/done`,
      cancel_url: `${location.origin}/print/checkout`,
    });
  });

  it('can be paid after Back on the payment page, which browsers keep as it was left', async () => {
    const url = `${location.origin}/print/checkout#pay`;
    openApp('/print/checkout', {
      ...answers,
      'POST /api/print/orders': () => Response.json({ url }),
    });
    await fillIn();
    type('Postal code', '10115');
    const pay = await button('Pay $30.30');
    fireEvent.click(pay);
    await waitFor(() => expect(location.hash).toBe('#pay'));
    expect(pay).toHaveProperty('disabled', true);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(pay).toHaveProperty('disabled', false));
  });
});

describe('who comes back from the payment page', () => {
  it('is told of the payment once it has arrived, and not before', async () => {
    let asked = 0;
    const waiting = { ...order, status: 'awaiting_payment', receipt_url: null };
    openApp(`/print/orders/done?order=${order.id}`, {
      ...answers,
      [`GET /api/print/orders/${order.id}`]: () => {
        asked += 1;
        return Response.json(
          asked > 1 ? { ...order, items: [{ ...item, variant_title: '' }] } : waiting,
        );
      },
    });
    expect(await screen.findByText(/Confirming your payment/)).toBeDefined();
    expect(await screen.findByText(/received your payment/)).toBeDefined();
    await waitFor(() => expect(localStorage.getItem('tintory-cart/u1')).toBeNull());
  });
});

describe('an order', () => {
  it('shows how it stands, and is canceled after a question', async () => {
    const cancel = vi.fn(() =>
      Response.json({ ...order, status: 'refunded', can_cancel: false, reason: 'You canceled.' }),
    );
    openApp(`/print/orders/${order.id}`, {
      ...answers,
      [`POST /api/print/orders/${order.id}/cancel`]: cancel,
    });
    expect(await screen.findByRole('heading', { name: 'Order ABCDEF12' })).toBeDefined();
    expect(screen.getByText('Paid').getAttribute('aria-current')).toBe('step');
    fireEvent.click(await button('Cancel order'));
    expect(cancel).not.toHaveBeenCalled();
    fireEvent.click(await button('Yes, cancel it'));
    await waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  });

  it('names what was added to goods and shipping as tax', async () => {
    const bought = { ...item, price: 12.9, variant_title: '' };
    openApp(`/print/orders/${order.id}`, {
      ...answers,
      [`GET /api/print/orders/${order.id}`]: () =>
        Response.json({ ...order, items: [bought], amount: 36.06 }),
    });
    expect((await screen.findByText('Tax')).parentElement?.textContent).toBe('Tax$5.76');
    expect(screen.getByText('Standard, 3 to 6 days')).toBeDefined();
  });

  it('of somebody else, or of nobody, is not there', async () => {
    openApp('/print/orders/none', {
      ...answers,
      'GET /api/print/orders/none': () =>
        Response.json({ code: 'NotFound', message: 'No.', request_id: 'r' }, { status: 404 }),
    });
    expect(await screen.findByText('We couldn’t find this order in your account')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order');
  });

  it('has its heading before anybody is signed in, too', async () => {
    const nobody = { code: 'Unauthorized', message: 'No.', request_id: 'r' };
    openApp(`/print/orders/${order.id}`, {
      'GET /api/users/profile': () => Response.json(nobody, { status: 401 }),
    });
    expect(await screen.findByText('Sign in to see your orders')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order');
  });
});

describe('a parcel', () => {
  const parcel = (answer: () => Response) =>
    openApp('/print/parcels/p1', { ...answers, 'GET /api/print/parcels/p1': answer });

  it('is seen on its way by whoever has its link', async () => {
    parcel(() => Response.json({ number: 'ABCDEF12', status: 'shipped' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Parcel ABCDEF12' })).toBeDefined();
    expect(screen.getByText('On its way').getAttribute('aria-current')).toBe('step');
  });

  it('that there is not has a page with a heading all the same', async () => {
    parcel(() =>
      Response.json({ code: 'NotFound', message: 'No.', request_id: 'r' }, { status: 404 }),
    );
    expect(await screen.findByText('We couldn’t find this parcel')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your parcel');
  });
});
