import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { usePageFocus } from './use-page-focus.ts';

function Pages() {
  const main = usePageFocus();
  return (
    <>
      <Link to="/other">In the header</Link>
      <main ref={main} tabIndex={-1}>
        <Routes>
          <Route path="/" element={<Link to="/other">In the page</Link>} />
          <Route path="/other" element={<p>The other page</p>} />
        </Routes>
      </main>
    </>
  );
}

const draw = () =>
  render(
    <MemoryRouter>
      <Pages />
    </MemoryRouter>,
  );

describe('the focus on the way to another page', () => {
  afterEach(cleanup);

  it('is on that page when its link went with the page before', async () => {
    draw();
    await userEvent.click(screen.getByText('In the page'));
    await screen.findByText('The other page');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('stays on a link that stays', async () => {
    draw();
    await userEvent.click(screen.getByText('In the header'));
    await screen.findByText('The other page');
    expect(document.activeElement).toBe(screen.getByText('In the header'));
  });

  it('is left alone on the first page', () => {
    draw();
    expect(document.activeElement).toBe(document.body);
  });
});
