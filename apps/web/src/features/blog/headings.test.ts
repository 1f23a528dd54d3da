import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { ArticleText } from './article-text.tsx';
import { headingsOf, minutesToRead } from './headings.ts';

const text = `
## Light *first*
### Light first
## Light first
## Größe & \`px\`
`;

it('names the headings as the text itself does', () => {
  const { container } = render(createElement(ArticleText, { children: text }));
  const drawn = [...container.querySelectorAll('h2')].map(({ id, textContent }) => ({
    id,
    text: textContent,
  }));
  expect(drawn).toHaveLength(3);
  expect(headingsOf(text)).toEqual(drawn);
});

it('shows no script and no HTML of a text', () => {
  const bad = 'A <script>alert(1)</script> <b onclick="x()">b</b> [c](javascript:alert(1))';
  const { container } = render(createElement(ArticleText, { children: bad }));
  expect(container.innerHTML).not.toMatch(/<script|<b|onclick="|href="javascript/);
});

it('takes a minute for a short text', () => {
  expect(minutesToRead('word')).toBe(1);
  expect(minutesToRead('word '.repeat(660))).toBe(3);
});
