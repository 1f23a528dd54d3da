import type { Product } from '../model.ts';

type Test = (product: Product) => boolean;

const token = /\(|\)|-?(?:[\w.]+:)?(?:"[^"]*"|'[^']*'|[^\s()]+)/g;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every search word is a prefix of a word in the texts. */
const begins = (wanted: string, ...texts: string[]): boolean => {
  const words = texts.flatMap(wordsOf);
  return wordsOf(wanted).every((start) => words.some((word) => word.startsWith(start)));
};

/** Matches a phrase of whole words; with a trailing `*` the last word is a prefix. */
function says(wanted: string, text: string): boolean {
  const [words, all] = [wordsOf(wanted), wordsOf(text)];
  const open = wanted.endsWith('*');
  return all.some((_, at) =>
    words.every((word, n) => {
      const found = all[at + n] ?? '';
      return open && n === words.length - 1 ? found.startsWith(word) : found === word;
    }),
  );
}

const anyOf = (value: string, test: (one: string) => boolean): boolean =>
  value.split(',').some((one) => test(one.trim()));

function inRange(value: string, id: number): boolean {
  const match = /^(>=|<=|>|<)?(\d+)$/.exec(value);
  const limit = Number(match?.[2]);
  if (match?.[1] === '>=') return id >= limit;
  if (match?.[1] === '<=') return id <= limit;
  if (match?.[1] === '>') return id > limit;
  if (match?.[1] === '<') return id < limit;
  return id === limit;
}

const fields: Record<string, (value: string, product: Product) => boolean> = {
  title: (value, { title }) => says(value, title),
  vendor: (value, { vendor }) => anyOf(value, (one) => says(one, vendor)),
  product_type: (value, { productType }) => anyOf(value, (one) => says(one, productType)),
  tag: (value, { tags }) => anyOf(value, (one) => tags.some((tag) => says(one, tag))),
  handle: (value, { handle }) => anyOf(value, (one) => one === handle),
  status: (value, { status }) => anyOf(value, (one) => one.toUpperCase() === status),
  id: (value, { id }) => anyOf(value, (one) => inRange(one, id)),
};

function testOf(part: string): Test {
  if (part.startsWith('-') && part.length > 1) {
    const test = testOf(part.slice(1));
    return (product) => !test(product);
  }
  const match = /^([\w.]+):(.*)$/.exec(part);
  const unquoted = (text: string) => text.replaceAll(/^["']|["']$/g, '');
  const field = match && fields[match[1]?.toLowerCase() ?? ''];
  if (match && !field) return () => true; // The store, too, passes over filters that it has not.
  if (match && field) return (product) => field(unquoted(match[2] ?? ''), product);
  const text = unquoted(part);
  return ({ title, vendor, productType, tags }) =>
    begins(text, title, vendor, productType, ...tags);
}

/** Parses Shopify's search syntax: words, fields, quotes, AND, OR, NOT, parentheses. */
export function readSearch(query: string): Test {
  const parts = query.match(token) ?? [];
  let at = 0;

  function readOr(): Test {
    const choices = [readAnd()];
    while (parts[at] === 'OR') {
      at += 1;
      choices.push(readAnd());
    }
    return (product) => choices.some((test) => test(product));
  }

  function readAnd(): Test {
    const tests: Test[] = [];
    while (at < parts.length && parts[at] !== 'OR' && parts[at] !== ')') {
      if (parts[at] === 'AND') at += 1;
      else tests.push(readOne());
    }
    return (product) => tests.every((test) => test(product));
  }

  function readOne(): Test {
    const part = parts[at] ?? '';
    at += 1;
    if (part === 'NOT') {
      const test = readOne();
      return (product) => !test(product);
    }
    if (part !== '(') return testOf(part);
    const test = readOr();
    at += 1; // The closing bracket.
    return test;
  }

  return readOr();
}
