import 'fake-indexeddb/auto';
import { startI18n } from '@tintory/i18n';
import { draftStore } from '@tintory/tools-ui';
import { closeAllModals } from '@tintory/ui-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, memberOf, openApp, type Answers } from '../../../test/open-app.tsx';

const objectId = '6a1cf5d4-0000-4000-8000-000000000001';
const area = (id: string, name: string) => ({
  ...{ id, name, x: 267, y: 196, width: 306, height: 408, dpi: 150 },
  ...{ bleed: 0, safe: 8, tiled: false, view: { width: 840, height: 840 } },
});
const variant = (color: string, hex: string, size: string, available = true) => ({
  ...{ id: `${color}-${size}`, title: `${color} / ${size}`, color, color_name: color },
  ...{ color_hex: hex, size, price: size === 'L' ? 21.5 : 19.5, weight: 160, available },
});
const shirt = {
  ...{ id: 't-shirt', kind: 'clothing', title: 'T-shirt', description: 'Heavy cotton.' },
  ...{ base_price: 19.5, currency: 'USD', weight: 160 },
  variants: [variant('White', '#ffffff', 'M'), variant('White', '#ffffff', 'L')],
  print_areas: [area('front', 'Front'), area('back', 'Back')],
  media: [
    { id: 'b', url: 'http://api.test/b.webp', role: 'blank', print_area_id: null, color: null },
  ],
};
const mug = { ...shirt, id: 'mug', kind: 'home', title: 'Mug', base_price: 11 };
const mockup = (role: string) => ({
  ...{ id: role, url: `http://api.test/${role}.webp`, role, print_area_id: 'front', color: null },
});

/** The designs that the page sent for rendering. */
let sent: { media: Record<string, unknown>[]; color?: string }[] = [];

const answers: Answers = {
  'GET /api/users/profile': () => Response.json({ id: 'u1', shopify_domain: null }),
  'GET /api/members/current': () => Response.json(memberOf()),
  'GET /api/pod/products': () => Response.json({ rows: [shirt, mug] }),
  'GET /api/pod/products/t-shirt': () => Response.json(shirt),
  'POST /api/uploads/download_link': () =>
    Response.json({ url: 'http://api.test/cat.png', expires_at: '2030-01-01T00:00:00.000Z' }),
  'POST /api/pod/products/t-shirt/update_media': async (request) => {
    sent.push((await request.json()) as (typeof sent)[number]);
    const design = { id: 'd1', product_id: 't-shirt', color: 'White', media: [], dpi: 90 };
    const mockups = [mockup('mockup'), mockup('scene')];
    return Response.json({ ...design, mockups, created_at: '2026-01-01T00:00:00.000Z' });
  },
};

/** An image of 600 × 300 pixels for every URL. */
class KnownImage {
  naturalWidth = 600;
  naturalHeight = 300;
  onload: (() => void) | null = null;
  set src(_: string) {
    queueMicrotask(() => this.onload?.());
  }
}

beforeAll(() => startI18n('en'));
beforeEach(() => {
  sent = [];
  vi.stubGlobal('Image', KnownImage);
});
afterEach(async () => {
  act(() => closeAllModals());
  leaveApp();
  await draftStore.remove('print/t-shirt');
});

const stage = () => screen.findByRole('application');
const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function openWithPicture() {
  const app = openApp(`/print/t-shirt?picture=${objectId}`, answers);
  await screen.findByText('53 dpi · may print blurry at this size');
  return app;
}

it('a pattern is offered to be made seamless', async () => {
  const [front] = shirt.print_areas;
  const pattern = { ...shirt, print_areas: [{ ...front, tiled: true }] };
  openApp(`/print/t-shirt?picture=${objectId}`, {
    ...answers,
    'GET /api/pod/products/t-shirt': () => Response.json(pattern),
  });
  expect(await button(/^Make seamless/)).toBeDefined();
});

describe('the products to print on', () => {
  it('stand by kind with their prices, and take a picture along', async () => {
    const { user } = openApp(`/print?picture=${objectId}`, answers);
    const wear = await screen.findByRole('region', { name: 'To wear' });
    const link = within(wear).getByRole('link', { name: /T-shirt/ });
    expect(link.textContent).toContain('from $19.50');
    expect(screen.getByRole('region', { name: 'For the home' })).toBeDefined();
    await user.click(link);
    await screen.findByText('53 dpi · may print blurry at this size');
    expect(location.pathname).toBe('/print/t-shirt');
  });

  it('say so when they do not come, and come with another try', async () => {
    let fails = true;
    const { user } = openApp('/print', {
      ...answers,
      'GET /api/pod/products': () =>
        fails
          ? Response.json({ code: 'InvalidInput', message: 'no' }, { status: 400 })
          : Response.json({ rows: [shirt] }),
    });
    await screen.findByText('We couldn’t load the products.');
    fails = false;
    await user.click(await button('Try again'));
    expect(await screen.findByRole('link', { name: /T-shirt/ })).toBeDefined();
  });

  it('show none that came drawn with its page and is not offered here', async () => {
    const { queries } = openApp('/print/scarf', answers);
    const key = ['print', 'product', 'scarf', 'en'];
    queries.setQueryData(key, { ...shirt, id: 'scarf', title: 'Scarf' }, { updatedAt: 0 });
    await screen.findByText('This product isn’t available');
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('lead on from one that is not made any more', async () => {
    const { user } = openApp('/print/gramophone', answers);
    await screen.findByText('This product isn’t available');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Print it');
    await user.click(await button('All products'));
    expect(await screen.findByRole('link', { name: /Mug/ })).toBeDefined();
  });
});

describe('a design', () => {
  it('begins with the picture of the address, which then is forgotten there', async () => {
    await openWithPicture();
    expect(screen.queryByRole('button', { name: /^Make seamless/ })).toBeNull();
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.getByText('290 × 145 mm')).toBeDefined();
  });

  it('is moved, scaled and turned by keys, and each is taken back', async () => {
    const { user } = await openWithPicture();
    (await stage()).focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await user.keyboard('-');
    await screen.findByText('276 × 138 mm');
    await user.keyboard('{Control>}z{/Control}');
    await screen.findByText('290 × 145 mm');
    await user.keyboard('{Control>}zz{/Control}');
    expect(screen.queryByText('290 × 145 mm')).toBeNull();
    await user.keyboard('{Control>}yyy{/Control}');
    await user.click(await button('Preview'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.media).toEqual([
      { print_area_id: 'front', object_id: objectId, x: 153, y: 224, scale: 0.9026, rotation: 0 },
    ]);
  });

  it('is moved by a pointer as one step', async () => {
    await openWithPicture();
    const place = await stage();
    const at = (type: string, clientX: number, clientY: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
      fireEvent(place, Object.assign(event, { pointerId: 1, pointerType: 'mouse' }));
    };
    // The test page is 360 pixels wide, the view 840 millimetres.
    at('pointerdown', 180, 171);
    at('pointermove', 180, 185);
    at('pointermove', 180, 201);
    at('pointerup', 180, 201);
    fireEvent.click(await button('Preview'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.media[0]).toMatchObject({ x: 153, y: 274 });
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect((await button('Undo')).hasAttribute('disabled')).toBe(false);
  });

  it('is rendered once, shown, and put into the cart in the size that was chosen', async () => {
    const { user } = await openWithPicture();
    await user.click(screen.getByRole('radio', { name: 'L' }));
    await user.click(await button('Preview'));
    const gallery = await screen.findByRole('dialog', { name: 'T-shirt' });
    expect(
      within(gallery).getAllByRole('button', { name: /view 1 of 2|in a real place/ }),
    ).toHaveLength(2);
    await user.click(within(gallery).getByRole('button', { name: 'Add to cart · $21.50' }));
    await screen.findByText('Added to your cart.');
    expect(sent).toHaveLength(1);
    const cart = JSON.parse(localStorage.getItem('tintory-cart/u1') ?? '[]') as unknown[];
    expect(cart).toEqual([
      {
        ...{ design_id: 'd1', product_id: 't-shirt', variant_id: 'White-L', quantity: 1 },
        ...{ title: 'T-shirt', mockup_url: 'http://api.test/mockup.webp', price: 21.5 },
      },
    ]);
  });

  it('holds words beside pictures, side by side with the other side of the product', async () => {
    const { user } = await openWithPicture();
    await user.click(await button('Add text'));
    const words = await screen.findByRole('textbox', { name: 'Text' });
    await user.clear(words);
    await user.type(words, 'Hello');
    const list = screen.getByRole('list', { name: 'Layers, top first' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Back' }));
    expect(screen.queryByRole('list', { name: 'Layers, top first' })).toBeNull();
  });

  it('survives a reload', async () => {
    const first = await openWithPicture();
    await first.user.click(await button('Centre'));
    await waitFor(async () => expect(await draftStore.load('print/t-shirt')).toBeDefined());
    leaveApp();
    vi.stubGlobal('Image', KnownImage);
    const { user } = openApp('/print/t-shirt', answers);
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.media[0]).toMatchObject({ object_id: objectId });
  });

  it('of before is opened again from the list of the latest, and taken back', async () => {
    const placed = { x: 153, y: 100, scale: 0.5, rotation: 10 };
    const media = [{ print_area_id: 'back', object_id: objectId, ...placed }];
    const known = { id: 'd7', product_id: 't-shirt', color: null, media, dpi: 90 };
    const design = {
      ...known,
      mockups: [mockup('mockup')],
      created_at: '2026-01-01T00:00:00.000Z',
    };
    const pageInfo = { page: 1, limit: 4, total: 1, has_next_page: false };
    const { user } = openApp('/print', {
      ...answers,
      'GET /api/print/designs': () => Response.json({ rows: [design], pageInfo }),
      'GET /api/print/designs/d7': () => Response.json(design),
    });
    const own = await screen.findByRole('region', { name: 'Your latest designs' });
    await user.click(within(own).getByRole('link', { name: /T-shirt/ }));
    await waitFor(async () => expect((await button('Undo')).hasAttribute('disabled')).toBe(false));
    await user.click(await button('Preview'));
    await waitFor(() => expect(sent[0]?.media).toEqual(media));
    await user.keyboard('{Escape}');
    await user.click(await button('Undo'));
    expect((await button('Preview')).hasAttribute('disabled')).toBe(true);
  });

  it('is kept while there is no connection, and the page says so', async () => {
    const app = openApp(`/print/t-shirt?picture=${objectId}`, {
      ...answers,
      'POST /api/pod/products/t-shirt/update_media': () => Promise.reject(new TypeError('No net')),
    });
    await screen.findByText('53 dpi · may print blurry at this size');
    await app.user.click(await button('Preview'));
    await screen.findByText(/^No connection/);
  });

  it('says what went wrong when it cannot be rendered', async () => {
    const app = openApp(`/print/t-shirt?picture=${objectId}`, {
      ...answers,
      'POST /api/pod/products/t-shirt/update_media': () =>
        Response.json({ code: 'NotFound', message: 'no' }, { status: 404 }),
    });
    await screen.findByText('53 dpi · may print blurry at this size');
    await app.user.click(await button('Add to cart · $19.50'));
    await screen.findByText('This picture has expired. Remove it and add it again.');
    expect(localStorage.getItem('tintory-cart/u1')).toBeNull();
  });
});
