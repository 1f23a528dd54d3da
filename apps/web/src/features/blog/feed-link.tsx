import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import styles from './blog.module.css';

/** Link to the feed of a language's articles. */
export function FeedLink({ language }: { language: string }) {
  const t = useT('blog');
  const url = new URL(
    `/blog/feed.xml?${new URLSearchParams({ locale: language })}`,
    useApi().baseUrl,
  );
  return (
    <a className={styles['feed']} href={url.href} type="application/rss+xml">
      {t('blog:feed')}
    </a>
  );
}
