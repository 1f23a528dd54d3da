import { describe, expect, it } from 'vitest';
import { helpTopicIds } from './help.ts';
import { languages } from './languages.ts';
import { loadHelp } from './load-help.ts';

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

/** Every answer by its topic and name, with the numbers it leaves open. */
const shapeOf = async (language: (typeof languages)[number]['code']) =>
  (await loadHelp(language)).flatMap(({ id, questions }) =>
    questions.map((one) => [`${id}/${one.id}`, placeholders(one.answer)]),
  );

describe.each(languages)('the help in $name', ({ code }) => {
  it('has the topics and questions of English, with their numbers', async () => {
    expect(await shapeOf(code)).toEqual(await shapeOf('en'));
    expect((await loadHelp(code)).map(({ id }) => id)).toEqual(helpTopicIds);
  });

  it('leaves nothing empty, and writes down no number of credits or days', async () => {
    for (const { title, questions } of await loadHelp(code)) {
      expect(title.trim()).not.toBe('');
      for (const { question, answer } of questions) {
        expect(question.trim()).not.toBe('');
        expect(answer.trim()).not.toBe('');
        expect(answer).not.toMatch(/\d+\s*(credits?|days?|Tage?n?|رصيد|أرصدة|يوم)/i);
      }
    }
  });

  it('names each question once, for its address', async () => {
    const ids = (await loadHelp(code)).flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
