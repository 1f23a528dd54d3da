import { useT } from '@tintory/i18n';
import type { ReactNode } from 'react';
import Markdown from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import styles from './article.module.css';

/** Ids of headings are ours, and stay as they are. */
const schema = { ...defaultSchema, clobberPrefix: '' };

/** A text in Markdown; HTML in it is left out, whoever wrote it. */
export const ArticleText = ({ children }: { children: string }) => (
  <div className={styles['text']}>
    <Markdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeSlug, [rehypeSanitize, schema]]}
      components={{ table: ScrollingTable }}
    >
      {children}
    </Markdown>
  </div>
);

/** A table wider than a phone scrolls by itself, by keys as well. */
function ScrollingTable({ children }: { children?: ReactNode }) {
  const t = useT('blog');
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div className={styles['table']} role="group" tabIndex={0} aria-label={t('blog:table')}>
      <table>{children}</table>
    </div>
  );
}
