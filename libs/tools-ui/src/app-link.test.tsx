import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AppLink } from './app-link.tsx';
import { withServices } from './testing/fake-services.tsx';

afterEach(cleanup);

function draw() {
  const navigate = vi.fn();
  const Services = withServices({}, () => ({ navigate }));
  render(<AppLink href="/tools/product-model?job=1">Product photos</AppLink>, {
    wrapper: Services,
  });
  return { navigate, link: screen.getByRole('link', { name: 'Product photos' }) };
}

it('is followed within the app', () => {
  const { navigate, link } = draw();
  expect(link.getAttribute('href')).toBe('/tools/product-model?job=1');
  fireEvent.click(link);
  expect(navigate).toHaveBeenCalledWith('/tools/product-model?job=1');
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('is left to the browser with %s', (key) => {
  const { navigate, link } = draw();
  const click = createEvent.click(link, { [key]: true });
  // jsdom cannot navigate, so the page reports whether the click was prevented.
  let prevented = true;
  addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, click);
  expect(prevented).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});
