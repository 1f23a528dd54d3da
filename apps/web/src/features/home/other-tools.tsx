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
        <ToolLine
          tool={{ path: paths.resize.href(), title: t('resizeTool'), text: t('resizeTagline') }}
          picture={pictures['./assets/tools/resize.webp']}
          wide
        />
        <ToolLine
          tool={{ path: paths.paint.href(), title: t('paintTool'), text: t('paintTagline') }}
          picture={pictures['./assets/tools/paint.webp']}
          wide
        />
      </ul>
    </section>
  );
}

type ToolLineProps = {
  tool: OtherTool;
  picture: string | undefined;
  /** Two places of the grid: what is shown by more than one picture. */
  wide?: boolean;
};

function ToolLine({ tool: { path, title, text }, picture, wide = false }: ToolLineProps) {
  return (
    <li className={wide ? styles['wide'] : undefined}>
      <Link to={path}>
        <img src={picture} alt="" width={wide ? 1152 : 560} height={448} loading="lazy" />
        <strong>{title}</strong>
        <span>{text}</span>
      </Link>
    </li>
  );
}
