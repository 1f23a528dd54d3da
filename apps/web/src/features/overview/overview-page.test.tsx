import { tools } from '@tintory/catalog';
import { startI18n } from '@tintory/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OverviewPage } from './overview-page.tsx';

beforeAll(() => startI18n('en'));
async function open() {
  render(
    <MemoryRouter>
      <Suspense>
        <OverviewPage />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('searchbox');
}
afterEach(cleanup);

const names = () =>
  screen.queryAllByRole('listitem').map((card) => card.querySelector('strong')?.textContent);
const type = (words: string) => userEvent.type(screen.getByRole('searchbox'), words);

describe('the page of all tools', () => {
  it('tells every tool once, by what it is for', async () => {
    await open();
    const titles = [...tools.map(({ texts }) => texts.title), 'Resize image', 'Paint editor'];
    expect(names().sort()).toEqual([...titles, 'Many photos'].sort());
    const people = within(screen.getByRole('region', { name: 'People and portraits' }));
    expect(people.getAllByRole('listitem')).toHaveLength(3);
  });

  it('tells what each costs', async () => {
    await open();
    const card = screen.getByRole('link', { name: /^Venom portrait/ }).closest('li');
    expect(card?.textContent).toContain('20 credits a picture');
  });

  it('finds a tool by what somebody would call it', async () => {
    await open();
    await type('marketplace');
    expect(names()).toEqual(['Product photos']);
    expect(screen.getByText('1 tool found')).toBeDefined();
  });

  it('says so when nothing fits, and shows all again', async () => {
    await open();
    await type('spreadsheet');
    expect(names()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Show all tools' }));
    expect(names().length).toBeGreaterThan(12);
  });
});
