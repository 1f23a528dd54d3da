import type { PromptSuggestion } from '@tintory/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aJob } from '../testing/fake-services.tsx';
import { PromptSuggestions } from './prompt-suggestions.tsx';
import { suggestionsOf } from './suggestions-of.ts';

vi.mock('@tintory/i18n', () => ({
  useT: () => (key: string, values?: { word: string }) =>
    key === 'workbench:suggest.examples' ? 'rose, ship' : `${key} ${values?.word ?? ''}`.trim(),
}));

const dragons: PromptSuggestion = { instead_of: 'dragn', words: ['dragon', 'drag'] };

type FieldProps = { start: string; suggestions: PromptSuggestion[]; disabled?: boolean };

function Field({ start, suggestions, disabled = false }: FieldProps) {
  const [prompt, setPrompt] = useState(start);
  return (
    <>
      <PromptSuggestions {...{ suggestions, prompt, disabled }} examples onChange={setPrompt} />
      <output>{prompt}</output>
    </>
  );
}

const prompt = () => screen.getByRole('status').textContent;
const word = (name: string) => screen.getByRole('button', { name });

describe('suggested words', () => {
  afterEach(cleanup);

  it('stand under the word they are offered for, and take its place', async () => {
    render(<Field start="a dragn" suggestions={[dragons]} />);
    expect(screen.getByRole('group', { name: 'workbench:suggest.instead dragn' })).toBeTruthy();
    await userEvent.click(word('dragon'));
    expect(prompt()).toBe('a dragon');
    expect(word('dragon').getAttribute('aria-pressed')).toBe('true');
    expect(word('drag').getAttribute('aria-pressed')).toBe('false');
  });

  it('go with the word they were offered for', async () => {
    render(<Field start="a rose" suggestions={[dragons]} />);
    expect(screen.queryByRole('group', { name: /suggest.instead/ })).toBeNull();
    expect(word('ship')).toBeTruthy();
  });

  it('are reached and chosen with the keyboard, which stays on them', async () => {
    render(<Field start="a dragn" suggestions={[dragons]} />);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(prompt()).toBe('a drag');
    await userEvent.keyboard(' ');
    expect(prompt()).toBe('a dragn');
    expect(document.activeElement).toBe(word('drag'));
  });

  it('are some to start from where none is near', async () => {
    render(<Field start="qwertz" suggestions={[]} />);
    await userEvent.click(word('ship'));
    expect(prompt()).toBe('qwertz ship');
  });

  it('wait while the tool is at work', () => {
    render(<Field start="a dragn" suggestions={[dragons]} disabled />);
    expect(word('dragon').hasAttribute('disabled')).toBe(true);
  });
});

describe('the suggestions of a job', () => {
  it('are those of its error, or of its result', () => {
    const error = { code: 'PromptUnclear', message: '', suggestions: [dragons] };
    expect(suggestionsOf(aJob({ error }))).toEqual([dragons]);
    expect(suggestionsOf(aJob({ result: { suggestions: [dragons] } }))).toEqual([dragons]);
    expect(suggestionsOf(aJob())).toEqual([]);
  });

  it('are none where an answer has another shape', () => {
    const suggestions = ['dragon', null, { instead_of: 1, words: [] }, { instead_of: 'a' }];
    expect(suggestionsOf(aJob({ result: { suggestions } }))).toEqual([]);
  });
});
