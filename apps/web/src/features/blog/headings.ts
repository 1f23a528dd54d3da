import GithubSlugger from 'github-slugger';

export type Heading = { id: string; text: string };

/** The second-level headings of a Markdown text, with the ids that `rehype-slug` gives them. */
export function headingsOf(markdown: string): Heading[] {
  const slugger = new GithubSlugger();
  const found = markdown.matchAll(/^(#{1,6}) +(.+?) *#*$/gm);
  return [...found].flatMap(([, marks = '', line = '']) => {
    const text = line.replaceAll(/[*_`]/g, '');
    const id = slugger.slug(text);
    return marks.length === 2 ? [{ id, text }] : [];
  });
}

const wordsPerMinute = 220;

/** How long reading a text takes, in whole minutes. */
export const minutesToRead = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute));
