import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import script from '../../../public/start-app.js?raw';
import { PageReady } from './page-ready.tsx';

function PaletteKeys({ tell }: { tell: (what: string) => void }) {
  useEffect(() => {
    const press = ({ key, ctrlKey }: KeyboardEvent) => ctrlKey && tell(`key ${key}`);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return null;
}

/** A page as the build draws it, which lists what it was told. */
function DrawnPage() {
  const [told, setTold] = useState<string[]>([]);
  const [words, setWords] = useState('');
  const tell = (what: string) => setTold((all) => [...all, what]);
  const search = (value: string) => {
    setWords(value);
    tell(`search ${value}`);
  };
  return (
    <>
      <button onClick={() => tell('tools')}>Tools</button>
      <button onClick={() => tell('sign in')}>Sign in</button>
      <input type="search" value={words} onChange={({ target }) => search(target.value)} />
      <input type="radio" onChange={({ target }) => tell(`radio ${String(target.checked)}`)} />
      <button onClick={() => tell('choose')}>Choose a photo</button>
      <input type="file" onChange={({ target }) => tell(`file ${target.files?.[0]?.name}`)} />
      <output>{told.join(', ')}</output>
      <PaletteKeys tell={tell} />
      <PageReady />
    </>
  );
}

const view = renderToString(<DrawnPage />);

let root: Root | undefined;
beforeEach(() => {
  document.head.innerHTML = `<meta name="tintory-app" content='["/assets/app.js","/assets/page.js"]'>`;
  document.body.innerHTML = `<div>${view}</div>`;
  new Function(script)();
});
afterEach(() => act(() => root?.unmount()));

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  ) as Element;
const field = (type: string) =>
  document.querySelector<HTMLInputElement>(`[type=${type}]`) as Element;

/** React takes the page over; answers what it was told since. */
async function takeOver(): Promise<string | null | undefined> {
  await act(async () => {
    root = hydrateRoot(document.querySelector('div') as Element, <DrawnPage />);
  });
  return document.querySelector('output')?.textContent;
}

describe('what is done before the app is there', () => {
  it.each(['Tools', 'Sign in'])(
    'a click on %s is told once the app is there, once',
    async (name) => {
      await userEvent.click(button(name));
      expect(await takeOver()).toBe(name.toLowerCase());
    },
  );

  it('a click asks for the app at once', async () => {
    await userEvent.click(button('Tools'));
    expect(document.querySelector('script[type=module]')?.getAttribute('src')).toBe(
      '/assets/app.js',
    );
    await takeOver();
  });

  it('a click is given up by whoever goes on with another', async () => {
    await userEvent.click(button('Tools'));
    await userEvent.click(button('Sign in'));
    expect(await takeOver()).toBe('sign in');
  });

  it('a click is given up by whoever goes on with the keys', async () => {
    await userEvent.click(button('Tools'));
    await userEvent.keyboard('{Tab}');
    expect(await takeOver()).toBe('');
  });

  it('words that were typed are told', async () => {
    await userEvent.type(field('search'), 'tattoo');
    expect(await takeOver()).toBe('search tattoo');
  });

  it('a choice is told, and stays', async () => {
    await userEvent.click(field('radio'));
    expect(await takeOver()).toBe('radio true');
  });

  it('a photo is told, and the click that opened its dialog is not', async () => {
    await userEvent.click(button('Choose a photo'));
    await userEvent.upload(field('file') as HTMLElement, new File(['x'], 'ball.png'));
    expect(await takeOver()).toBe('file ball.png');
  });

  it('the palette’s keys are told', async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await takeOver()).toBe('key k');
  });
});
