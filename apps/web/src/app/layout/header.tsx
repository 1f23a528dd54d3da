import {
  IconChevronDown,
  IconLanguage,
  IconMenu2,
  IconSearch,
  IconSunMoon,
} from '@tabler/icons-react';
import { brand } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
import { paths } from '../../config/paths.ts';
import { Account } from './account.tsx';
import { LanguageChoices, ThemeChoices } from './choices.tsx';
import styles from './header.module.css';
import { HeaderMenu } from './header-menu.tsx';
import { openPalette, paletteKeys } from './use-palette-key.ts';

const ToolLinks = lazy(async () => ({ default: (await import('./tool-links.tsx')).ToolLinks }));

export function Header() {
  const t = useT();
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <Link className={styles['brand']} to={paths.home.href()}>
          <BrandMark className={styles['mark']} />
          {brand.name}
        </Link>
        <ToolsMenu />
        <Link className={styles['link']} to={paths.print.href()}>
          {t('print')}
        </Link>
        <Link className={styles['link']} to={paths.pricing.href()}>
          {t('pricing')}
        </Link>
        <Link className={styles['link']} to={paths.merchants.href()} data-rare="small">
          {t('forShops')}
        </Link>
        <Link className={styles['link']} to={paths.help.href()} data-rare>
          {t('help')}
        </Link>
        <span className={styles['space']} />
        <SearchButton />
        <HeaderMenu
          screen="wide"
          label={t('language')}
          trigger={<IconLanguage size={20} stroke={1.75} aria-hidden="true" />}
        >
          {() => <LanguageChoices />}
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

function ToolsMenu() {
  const t = useT();
  return (
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
      {() => (
        <Suspense>
          <ToolLinks />
          <Link className={styles['item']} to={paths.overview.href()}>
            {t('allTools')}
          </Link>
        </Suspense>
      )}
    </HeaderMenu>
  );
}

function SearchButton() {
  const t = useT();
  return (
    <button
      type="button"
      className={styles['quiet']}
      aria-label={t('search')}
      title={`${t('search')} (${paletteKeys})`}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
    >
      <IconSearch size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** Menu with the header items that do not fit on a phone. */
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
          <Suspense>
            <ToolLinks />
          </Suspense>
          <Link className={styles['item']} to={paths.overview.href()}>
            {t('allTools')}
          </Link>
          <Link className={styles['item']} to={paths.pricing.href()}>
            {t('pricing')}
          </Link>
          <Link className={styles['item']} to={paths.merchants.href()}>
            {t('forShops')}
          </Link>
          <Link className={styles['item']} to={paths.help.href()}>
            {t('help')}
          </Link>
          <p className={styles['who']}>{t('language')}</p>
          <LanguageChoices />
          <p className={styles['who']}>{t('theme')}</p>
          <ThemeChoices onChosen={close} />
        </>
      )}
    </HeaderMenu>
  );
}
