import { startI18n } from '@tintory/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { PageLoading } from './page-loading.tsx';

beforeAll(() => startI18n('en'));
afterEach(cleanup);

it.each([
  ['/tools/app/ai-product-model', true],
  ['/tools/app/paint-image', true],
  ['/history', false],
])('makes the room that %s takes before it is there', (path, wide) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <PageLoading />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').hasAttribute('data-wide')).toBe(wide);
});
