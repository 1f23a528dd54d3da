import { loadPromptIdeas } from '@tintory/locales';
import { KitProvider, type Kit, type TextAreaProps, type Toast } from '@tintory/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainKit } from '../testing/plain-kit.tsx';
import { PromptField } from './prompt-field.tsx';

let language: string;
vi.mock('@tintory/i18n', () => ({
  useT: () => (key: string) => key,
  useLanguage: () => ({ language }),
}));

const toast = vi.fn<(shown: Toast) => void>();
const kit = {
  ...plainKit,
  TextArea: ({ label, value, onChange }: TextAreaProps) => (
    <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
  Banner: ({ title, action }) => (
    <p role="alert">
      {title}
      <button onClick={action?.onClick}>{action?.label}</button>
    </p>
  ),
  Spinner: ({ label }) => <p>{label}</p>,
  toast,
} satisfies Partial<Kit>;

function Field({ start }: { start: string }) {
  const [words, setWords] = useState(start);
  return <PromptField toolId="text_to_tattoo" label="Motif" value={words} onChange={setWords} />;
}

function draw(start = '') {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider kit={kit as unknown as Kit}>
        <Field start={start} />
      </KitProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  return { user, open: () => user.click(screen.getByRole('button', { name: /ideas.open/ })) };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motif' });
const idea = (name: RegExp) => screen.findByRole('button', { name });

describe('a prompt field with ideas', () => {
  // The ideas are a separate file, which a busy machine may load more slowly than a test waits.
  beforeAll(async () => {
    for (const one of ['en', 'de'] as const) await loadPromptIdeas(one, 'text_to_tattoo');
  });
  beforeEach(() => {
    language = 'en';
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    cleanup();
    toast.mockReset();
  });

  it('writes the chosen idea into an empty field, and leaves it at that', async () => {
    const { user, open } = draw();
    await open();
    await user.click(await idea(/^Compass ?a compass$/));
    expect(field().value).toBe('a compass');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('ideas.filled');
    expect(toast).not.toHaveBeenCalled();
  });

  it('gives the former words back by the toast', async () => {
    const { user, open } = draw('my own words');
    await open();
    await user.click(await idea(/^Compass ?a compass$/));
    expect(field().value).toBe('a compass');
    const [shown] = toast.mock.lastCall ?? [];
    shown?.action?.onClick();
    await vi.waitFor(() => expect(field().value).toBe('my own words'));
  });

  it('gives the former words back by the keys for undo, from wherever the focus is', async () => {
    const { user, open } = draw('my own words');
    await open();
    await user.click(await idea(/^Compass ?a compass$/));
    await user.keyboard('{Control>}z{/Control}');
    expect(field().value).toBe('my own words');
  });

  it('leaves the keys to the browser once somebody went on writing', async () => {
    const { user, open } = draw('my own words');
    await open();
    await user.click(await idea(/^Compass ?a compass$/));
    await user.type(field(), ' rose');
    await user.keyboard('{Control>}z{/Control}');
    expect(field().value).not.toBe('my own words');
  });

  it('is walked through with the arrow keys from the search on', async () => {
    const { user, open } = draw();
    await open();
    await idea(/^Compass ?a compass$/);
    await user.type(screen.getByRole('textbox', { name: /ideas.search/ }), 'rose');
    expect(screen.queryByRole('button', { name: /^Compass/ })).toBeNull();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(field().value).toBe('a snake and a rose');
  });

  it('says so where no idea has the words', async () => {
    const { user, open } = draw();
    await open();
    await idea(/^Compass ?a compass$/);
    await user.type(screen.getByRole('textbox', { name: /ideas.search/ }), 'zorb');
    expect(screen.getByText('workbench:ideas.nothing')).toBeTruthy();
  });

  it('shows the ideas in the language of the page', async () => {
    language = 'de';
    const { user, open } = draw();
    await open();
    await user.click(await idea(/^Kompass ?ein Kompass$/));
    expect(field().value).toBe('ein Kompass');
  });

  it('gives the focus back when it is left with Escape, and writes nothing', async () => {
    const { user, open } = draw('my own words');
    await open();
    await idea(/^Compass ?a compass$/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /ideas.open/ }));
    expect(field().value).toBe('my own words');
  });

  it('offers another attempt where the ideas did not arrive', async () => {
    language = 'nowhere';
    const { user, open } = draw();
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('ideas.failed');
    await user.click(screen.getByRole('button', { name: /ideas.retry/ }));
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
