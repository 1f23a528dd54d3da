import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

afterEach(cleanup);

/** A form that shows an error at each submit. */
function open(complaint: string) {
  render(
    <>
      <form
        aria-label="Sign in"
        onSubmit={(event) => {
          event.preventDefault();
          if (complaint) showToast({ tone: 'bad', text: complaint });
        }}
      />
      <Toaster closeLabel="Close" />
    </>,
  );
  return () => fireEvent.submit(screen.getByRole('form'));
}

describe('the passing messages', () => {
  it('no longer say what was wrong with a form once it is sent again', async () => {
    const send = open('');
    showToast({ tone: 'bad', text: 'No @ in it.' });
    expect(await screen.findByText('No @ in it.')).toBeDefined();
    send();
    expect(screen.queryByText('No @ in it.')).toBeNull();
  });

  it('say what is wrong with what was just sent, and keep what can be undone', async () => {
    const send = open('Still no @ in it.');
    const action = { label: 'Undo', onClick: () => undefined };
    showToast({ tone: 'bad', text: 'Deleted.', action });
    send();
    expect(await screen.findByText('Still no @ in it.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  });
});
