import { toolIds, tools } from '@tintory/catalog';
import { changeLanguage, startI18n } from '@tintory/i18n';
import { languages, loadStories, type StoryId } from '@tintory/locales';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ToolStory } from './tool-story.tsx';

beforeAll(async () => {
  await startI18n('en');
  // The stories are files of the app: loading them is not under test.
  await Promise.all(languages.map(({ code }) => loadStories(code)));
});
afterEach(async () => {
  cleanup();
  await changeLanguage('en');
});

const ids: StoryId[] = [...toolIds, 'resize', 'paint'];

async function show(id: StoryId) {
  // eslint-disable-next-line testing-library/no-unnecessary-act -- its texts are read while it suspends
  const view = await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ToolStory id={id} />
      </QueryClientProvider>,
    ),
  );
  await screen.findAllByRole('heading', { level: 2 });
  return view.container;
}

const markup = () => document.querySelector('script[type="application/ld+json"]');

describe.each(languages)('in $name', ({ code }) => {
  it.each(ids)('%s leaves no gap in its texts', async (id) => {
    await changeLanguage(code);
    const story = await show(id);
    expect(story.textContent).not.toMatch(/\{\{|undefined|NaN/);
    expect(markup()?.textContent).not.toContain('{{');
  });
});

it.each(tools)('$id says the price of the catalog', async ({ id, functions }) => {
  const story = await show(id);
  const { credits } = functions[0];
  const price = credits === 1 ? '1 credit' : `${credits} credits`;
  const terms = screen.getByRole('region', { name: 'Plain terms' });
  expect(within(terms).getAllByRole('term')[0]?.textContent).toBe(price);
  expect(story.textContent).toContain(`${price} for`);
});

const answerTo = (question: string) =>
  screen.getByText(question).closest('details')?.querySelector('p')?.textContent;

it('names the price of each picture where several are made', async () => {
  await show('product_model');
  expect(answerTo('What does it cost?')).toMatch(/^5 credits for each picture/);
});

it('promises a preview before the first paid run only where there is one', async () => {
  await show('remove_background');
  expect(answerTo('Do I pay for a preview?')).toContain('by itself');
  cleanup();
  await show('style_transfer_cartoon');
  expect(answerTo('Do I pay for a preview?')).not.toContain('by itself');
});

it('asks a tool that takes words how large its result is, and no other about words', async () => {
  await show('text_to_image');
  expect(answerTo('How large is the result?')).toMatch(/1024.+1280.+720/);
  expect(screen.queryByText('How large may my photo be?')).toBeNull();
});

it.each(['resize', 'paint'] as const)('%s is free and uploads nothing', async (id) => {
  await show(id);
  const terms = screen.getByRole('region', { name: 'Plain terms' });
  expect(
    within(terms)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Free', 'No upload', id === 'resize' ? '100 MP' : '25 MP']);
});

it('has a heading for each part, and one for each side of what to expect', async () => {
  await show('remove_background');
  const names = (level: number) =>
    screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
  expect(names(2)).toEqual(['How it works', 'What to expect', 'Plain terms', 'Questions']);
  expect(names(3)).toEqual(['Made for', 'Not made for']);
});

it('tells search engines what it asks and answers, and takes that along when it goes', async () => {
  const story = await show('face_swap');
  const asked = [...story.querySelectorAll('summary')].map(({ textContent }) => textContent);
  const faq = JSON.parse(markup()?.textContent ?? '{}') as { mainEntity: { name: string }[] };
  expect(faq.mainEntity.map(({ name }) => name)).toEqual(asked);
  cleanup();
  expect(markup()).toBeNull();
});
