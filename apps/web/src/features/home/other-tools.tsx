import { tools } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './home.module.css';

/** The page itself is about this one. */
const own = 'remove_background';

/** Every other tool, each with what it promises. */
export function OtherTools() {
  const t = useT('home', 'tools');
  const others = tools.flatMap(({ id, path }) =>
    id === own ? [] : [{ path, title: t(`tools:${id}.title`), text: t(`tools:${id}.tagline`) }],
  );
  const desks = [
    { path: paths.resize.href(), title: t('resizeTool'), text: t('resizeTagline') },
    { path: paths.paint.href(), title: t('paintTool'), text: t('paintTagline') },
    { path: paths.batch.href(), title: t('batchTool'), text: t('batchTagline') },
  ];
  return (
    <section className={styles['section']}>
      <h2>{t('home:others.title')}</h2>
      <ul className={styles['others']}>
        {[...others, ...desks].map(({ path, title, text }) => (
          <li key={path}>
            <Link to={path}>
              <strong>{title}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
