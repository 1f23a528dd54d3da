import { IconDimensions, IconPalette, IconShirt, IconStack2 } from '@tabler/icons-react';
import { tools } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { ToolIcon } from '@tintory/tools-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './header.module.css';

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * Links to every tool and editor with icons; a separate chunk, because the first page needs no
 * icons.
 */
export function ToolLinks() {
  const t = useT('tools');
  return (
    <div className={styles['tools']}>
      {tools.map(({ id, path, icon: name }) => (
        <ToolLink
          key={id}
          to={path}
          icon={<ToolIcon name={name} />}
          title={t(`tools:${id}.title`)}
          tagline={t(`tools:${id}.tagline`)}
        />
      ))}
      <ToolLink
        to={paths.resize.href()}
        icon={<IconDimensions {...icon} />}
        title={t('resizeTool')}
        tagline={t('resizeTagline')}
      />
      <ToolLink
        to={paths.paint.href()}
        icon={<IconPalette {...icon} />}
        title={t('paintTool')}
        tagline={t('paintTagline')}
      />
      <ToolLink
        to={paths.batch.href()}
        icon={<IconStack2 {...icon} />}
        title={t('batchTool')}
        tagline={t('batchTagline')}
      />
      <ToolLink
        to={paths.print.href()}
        icon={<IconShirt {...icon} />}
        title={t('print')}
        tagline={t('printTagline')}
      />
    </div>
  );
}

type ToolLinkProps = { to: string; icon: ReactNode; title: string; tagline: string };

const ToolLink = ({ to, icon: picture, title, tagline }: ToolLinkProps) => (
  <Link className={styles['tool']} to={to}>
    {picture}
    <strong>{title}</strong>
    <span>{tagline}</span>
  </Link>
);
