import { tools } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './home.module.css';

/** The page itself is about this one. */
const own = 'remove_background';

/** What the tools made, by their ids: small copies of their samples. */
const pictures = import.meta.glob<string>('./assets/tools/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

type OtherTool = { path: string; title: string; text: string };

/** Every other tool, each with what it makes and promises. */
export function OtherTools() {
  const t = useT('home', 'tools');
  const others = tools.flatMap(({ id, path }) =>
    id === own ? [] : [{ id, path, title: t(`tools:${id}.title`), text: t(`tools:${id}.tagline`) }],
  );
  const batch = { id: 'batch', path: paths.batch.href(), title: t('batchTool') };
  return (
    <section className={styles['others']}>
      <h2>{t('home:others.title')}</h2>
      <ul className={styles['pictures']}>
        {[...others, { ...batch, text: t('batchTagline') }].map(({ id, ...tool }) => (
          <ToolLine key={id} tool={tool} picture={pictures[`./assets/tools/${id}.webp`]} />
        ))}
      </ul>
      <ul className={styles['desks']}>
        <ToolLine
          tool={{ path: paths.resize.href(), title: t('resizeTool'), text: t('resizeTagline') }}
        />
        <ToolLine
          tool={{ path: paths.paint.href(), title: t('paintTool'), text: t('paintTagline') }}
        />
      </ul>
    </section>
  );
}

function ToolLine({
  tool: { path, title, text },
  picture,
}: {
  tool: OtherTool;
  picture?: string | undefined;
}) {
  return (
    <li>
      <Link to={path}>
        {picture && <img src={picture} alt="" width={560} height={448} loading="lazy" />}
        <strong>{title}</strong>
        <span>{text}</span>
      </Link>
    </li>
  );
}
