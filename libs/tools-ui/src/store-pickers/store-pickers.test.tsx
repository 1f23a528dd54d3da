import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListStoreProductsQuery, StoreImage, StoreProduct } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type BannerProps, type Kit } from '@tintory/ui-kit';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withServices } from '../testing/fake-services.tsx';
import { plainKit } from '../testing/plain-kit.tsx';
import { ImagePicker } from './image-picker.tsx';
import { ProductPicker } from './product-picker.tsx';

const product = (id: string): StoreProduct => ({
  id,
  title: `Vase ${id}`,
  featured_image: {
    url: `https://cdn.test/${id}.jpg`,
    thumbnail_url: `https://cdn.test/${id}.jpg?width=480`,
  },
});
const image = (id: string): StoreImage => ({
  id,
  alt: `Side ${id}`,
  Image: {
    image: {
      url: `https://cdn.test/image-${id}.jpg`,
      thumbnail_url: `https://cdn.test/image-${id}.jpg?width=480`,
      width: 8,
      height: 8,
    },
  },
});
const page = <Row,>(rows: Row[], end: string | null = null) => ({
  rows,
  pageInfo: { end_cursor: end, has_next_page: end !== null },
});

/** Everything is in view. */
class SeesAll {
  private readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe() {
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    this.tell(entries, this as unknown as IntersectionObserver);
  }
  disconnect() {
    return undefined;
  }
}

beforeAll(() => startI18n('en'));
beforeEach(() => vi.stubGlobal('IntersectionObserver', SeesAll));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const kit = {
  ...plainKit,
  Banner: ({ title, action }: BannerProps) => (
    <section aria-label={title}>
      {action && <button onClick={action.onClick}>{action.label}</button>}
    </section>
  ),
  Spinner: ({ label }: { label: string }) => <span role="progressbar" aria-label={label} />,
} as Kit;

function draw(picker: ReactNode, store: object) {
  const Services = withServices({ store });
  render(
    <Services>
      <KitProvider kit={kit}>
        <Suspense>{picker}</Suspense>
      </KitProvider>
    </Services>,
  );
  return userEvent.setup();
}

const ignore = () => undefined;

describe('choosing a product of the store', () => {
  it('shows a spinner, then the products, and answers the id of the one chosen', async () => {
    const onChoose = vi.fn();
    const onClose = vi.fn();
    const products = async () => page([product('1'), product('2')]);
    const user = draw(<ProductPicker onChoose={onChoose} onClose={onClose} />, { products });
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Vase 2' }));
    expect(onChoose).toHaveBeenCalledWith('2');
    expect(onClose).toHaveBeenCalled();
  });

  it('adds the next page by the end cursor, and offers more only while there is more', async () => {
    const products = vi.fn(async ({ cursor }: ListStoreProductsQuery) =>
      cursor === 'end-1' ? page([product('3')]) : page([product('1'), product('2')], 'end-1'),
    );
    const user = draw(<ProductPicker onChoose={ignore} onClose={ignore} />, { products });
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Vase 3')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(products.mock.calls.map(([query]) => query.limit)).toEqual([10, 10]);
  });

  it('starts the list anew when words are typed, and says when nothing is found', async () => {
    const products = vi.fn(async ({ q }: ListStoreProductsQuery) =>
      q ? page<StoreProduct>([]) : page([product('1')], 'end-1'),
    );
    const user = draw(<ProductPicker onChoose={ignore} onClose={ignore} />, { products });
    await screen.findByText('Vase 1');
    await user.type(screen.getByLabelText('Search products'), 'lamp');
    expect(await screen.findByText('No search results')).toBeTruthy();
    expect(products).toHaveBeenLastCalledWith({ limit: 10, q: 'lamp' }, expect.anything());
    expect(screen.queryByText('Vase 1')).toBeNull();
  });

  it('asks again when the list did not load', async () => {
    const products = vi.fn(async () => page([product('1')])).mockRejectedValueOnce(new Error());
    const user = draw(<ProductPicker onChoose={ignore} onClose={ignore} />, { products });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Vase 1')).toBeTruthy();
  });
});

describe('choosing a picture of the store', () => {
  const store = {
    products: async () => page([product('1')]),
    images: async () => page([image('a'), image('b')]),
  };

  it('marks the picture, shows a busy button for a moment, and answers all about it', async () => {
    const onChoose = vi.fn();
    const onClose = vi.fn();
    const user = draw(<ImagePicker onChoose={onChoose} onClose={onClose} />, store);
    const [, second] = await screen.findAllByRole('figure');
    if (!second) throw new Error('There are two pictures.');
    await user.click(within(second).getByRole('button'));
    expect(second.dataset['chosen']).toBe('true');
    expect(onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onChoose).toHaveBeenCalledWith({
      productId: '1',
      imageUrl: 'https://cdn.test/image-b.jpg',
      fileId: 'b',
      product: product('1'),
    });
  });

  it('says when a product has no pictures', async () => {
    draw(<ImagePicker onChoose={ignore} onClose={ignore} />, {
      ...store,
      images: async () => page([]),
    });
    expect(await screen.findByText('This product has no pictures yet.')).toBeTruthy();
  });
});
