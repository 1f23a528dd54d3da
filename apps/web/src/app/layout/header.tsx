import { IconChevronDown, IconLanguage, IconMenu2, IconSunMoon } from '@tabler/icons-react';
import { tools } from '@tintory/catalog';
import { brand } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
import { paths } from '../../config/paths.ts';
import { Account } from './account.tsx';
import { LanguageChoices, ThemeChoices } from './choices.tsx';
import styles from './header.module.css';
import { HeaderMenu } from './header-menu.tsx';

export function Header() {
  const t = useT();
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <Link className={styles['brand']} to={paths.home.href()}>
          <BrandMark className={styles['mark']} />
          {brand.name}
        </Link>
        <HeaderMenu
          screen="wide"
          align="start"
          trigger={
            <>
              {t('tools')}
              <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
            </>
          }
        >
          {() => <ToolLinks />}
        </HeaderMenu>
        <Link className={styles['link']} to={paths.pricing.href()}>
          {t('pricing')}
        </Link>
        <span className={styles['space']} />
        <HeaderMenu
          screen="wide"
          label={t('language')}
          trigger={<IconLanguage size={20} stroke={1.75} aria-hidden="true" />}
        >
          {(close) => <LanguageChoices onChosen={close} />}
        </HeaderMenu>
        <HeaderMenu
          screen="wide"
          label={t('theme')}
          trigger={<IconSunMoon size={20} stroke={1.75} aria-hidden="true" />}
        >
          {(close) => <ThemeChoices onChosen={close} />}
        </HeaderMenu>
        <Account />
        <NarrowMenu />
      </div>
    </header>
  );
}

function ToolLinks() {
  const t = useT('tools');
  return (
    <div className={styles['tools']}>
      {tools.map(({ id, path }) => (
        <ToolLink
          key={id}
          to={path}
          title={t(`tools:${id}.title`)}
          tagline={t(`tools:${id}.tagline`)}
        />
      ))}
      <ToolLink to={paths.resize.href()} title={t('resizeTool')} tagline={t('resizeTagline')} />
      <ToolLink to={paths.paint.href()} title={t('paintTool')} tagline={t('paintTagline')} />
      <ToolLink to={paths.batch.href()} title={t('batchTool')} tagline={t('batchTagline')} />
    </div>
  );
}

type ToolLinkProps = { to: string; title: string; tagline: string };

const ToolLink = ({ to, title, tagline }: ToolLinkProps) => (
  <Link className={styles['tool']} to={to}>
    <strong>{title}</strong>
    <span>{tagline}</span>
  </Link>
);

/** Everything of the header that a phone has no width for. */
function NarrowMenu() {
  const t = useT();
  return (
    <HeaderMenu
      screen="narrow"
      label={t('menu')}
      trigger={<IconMenu2 size={22} stroke={1.75} aria-hidden="true" />}
    >
      {(close) => (
        <>
          <ToolLinks />
          <Link className={styles['item']} to={paths.pricing.href()}>
            {t('pricing')}
          </Link>
          <p className={styles['who']}>{t('language')}</p>
          <LanguageChoices onChosen={close} />
          <p className={styles['who']}>{t('theme')}</p>
          <ThemeChoices onChosen={close} />
        </>
      )}
    </HeaderMenu>
  );
}
