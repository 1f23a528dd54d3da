import { tools } from '@tintory/catalog';
import { startI18n } from '@tintory/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../config/paths.ts';
import { useToolEntries } from '../../config/tool-looks/use-tool-entries.ts';
import { ToolGrid } from './tool-grid.tsx';

beforeAll(() => startI18n('en'));
afterEach(cleanup);

const Grid = () => <ToolGrid entries={useToolEntries()} />;

async function cardsOfPage(): Promise<HTMLElement[]> {
  render(
    <MemoryRouter>
      <Suspense>
        <Grid />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('link', { name: /^Paint editor/ });
  return screen.getAllByRole('listitem');
}

describe('the tools on the first page', () => {
  it('are all there, with the way to the page of all', async () => {
    await cardsOfPage();
    const linked = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(linked).toEqual([
      ...tools.map(({ path }) => path),
      paths.resize.href(),
      paths.paint.href(),
      paths.batch.href(),
      paths.overview.href(),
    ]);
  });

  it('each show what they make: with a handle where there was a picture before', async () => {
    const [all, ...cards] = (await cardsOfPage()).reverse();
    expect(all?.querySelector('img')).toBeNull();
    for (const card of cards) expect(card.querySelector('img'), card.textContent).not.toBeNull();
    expect(screen.getByRole('slider', { name: 'Background remover: Compare before and after' }));
    const illustration = screen.getByRole('link', { name: /^Illustration/ }).closest('li');
    expect(within(illustration as HTMLElement).queryByRole('slider')).toBeNull();
    expect(illustration?.textContent).toContain('a red car on a beach');
  });
});
