import { useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import looks from '../../config/tool-looks/tool-looks.module.css';
import { ToolCard } from '../../config/tool-looks/tool-card.tsx';
import type { ToolEntry } from '../../config/tool-looks/use-tool-entries.ts';
import styles from './home.module.css';

/** All tools with their before/after pictures. */
export function ToolGrid({ entries }: { entries: readonly ToolEntry[] }) {
  const t = useT('home');
  return (
    <section className={styles['works']}>
      <header className={styles['head']}>
        <h2>{t('home:works.title')}</h2>
        <p>{t('home:works.lead')}</p>
      </header>
      <ul className={looks['cards']}>
        {entries.map((tool) => (
          <ToolCard key={tool.id} tool={tool} />
        ))}
        <li className={styles['all']}>
          <Link to={paths.overview.href()}>{t('home:works.all')}</Link>
        </li>
      </ul>
    </section>
  );
}
