import { tools } from '@tintory/catalog';
import { startI18n } from '@tintory/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../config/paths.ts';
import { OtherTools } from './other-tools.tsx';

beforeAll(() => startI18n('en'));
afterEach(cleanup);

const [resize, paint] = [paths.resize.href(), paths.paint.href()];
const [remover, ...others] = tools.map(({ path }) => path);

async function linksOfPage(): Promise<HTMLElement[]> {
  render(
    <MemoryRouter>
      <Suspense>
        <OtherTools />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('link', { name: /^Paint editor/ });
  return screen.getAllByRole('link');
}

describe('what else there is, on the first page', () => {
  it('leads to every tool but the one the page is about', async () => {
    const linked = (await linksOfPage()).map((link) => link.getAttribute('href'));
    expect(linked).toEqual(expect.arrayContaining(others));
    expect(linked).not.toContain(remover);
  });

  it('shows each of them by what it makes', async () => {
    const shown = (await linksOfPage()).filter((link) => link.querySelector('img'));
    const shownPaths = shown.map((link) => link.getAttribute('href'));
    expect(shownPaths).toEqual(expect.arrayContaining([...others, resize, paint]));
  });
});
