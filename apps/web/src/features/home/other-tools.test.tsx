import { tools } from '@tintory/catalog';
import { startI18n } from '@tintory/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OtherTools } from './other-tools.tsx';

beforeAll(() => startI18n('en'));
afterEach(cleanup);

describe('what else there is, on the first page', () => {
  it('leads to every tool but the one the page is about', async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <OtherTools />
        </Suspense>
      </MemoryRouter>,
    );
    await screen.findByRole('link', { name: /^Paint editor/ });
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const [remover, ...others] = tools.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(others));
    expect(paths).not.toContain(remover);
  });
});
