import { useQuery } from '@tanstack/react-query';
import { jobsQuery } from '@tintory/api-client';
import type { Job } from '@tintory/contract';
import { languages } from '@tintory/locales';
import { storeLanguage, useFormats, useLanguage, useT } from '@tintory/i18n';
import { useApi, useSession, useUser } from '@tintory/session';
import { openModal } from '@tintory/ui-kit';
import { useNavigate } from 'react-router-dom';
import { presentPageIn } from '../../config/language-path.ts';
import { paths } from '../../config/paths.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '../../config/theme-choice.ts';
import { useToolEntries } from '../../config/tool-looks/use-tool-entries.ts';

export const actionGroups = ['recent', 'tools', 'pages', 'settings'] as const;

export type Action = {
  id: string;
  group: (typeof actionGroups)[number];
  title: string;
  /** Searched as well, and shown beside the title. */
  hint?: string;
  /** A setting that stands. */
  chosen?: boolean;
  lang?: string;
  run: () => void;
};

/** All destinations and settings of the palette. */
export function useActions(): Action[] {
  return [...useRecent(), ...useTools(), ...usePages(), ...useSettings()];
}

function useTools(): Action[] {
  const navigate = useNavigate();
  return useToolEntries().map(({ id, path, title, tagline }) => ({
    id,
    group: 'tools',
    title,
    hint: tagline,
    run: () => void navigate(path),
  }));
}

function usePages(): Action[] {
  const t = useT();
  const navigate = useNavigate();
  const pages = [
    [t('allTools'), paths.overview.href()],
    [t('print'), paths.print.href()],
    [t('history'), paths.history.href()],
    [t('pricing'), paths.pricing.href()],
    [t('account'), paths.account.href('profile')],
    [t('forShops'), paths.merchants.href()],
    [t('blog'), paths.blog.href()],
    [t('help'), paths.help.href()],
    [t('contactUs'), paths.contact.href()],
    [t('apiDocs'), paths.apiDocs.href()],
    [t('status'), paths.status.href()],
    [t('privacy'), paths.privacy.href()],
    [t('terms'), paths.terms.href()],
  ] as const;
  return pages.map(([title, path]) => ({
    id: path,
    group: 'pages',
    title,
    run: () => void navigate(path),
  }));
}

/** The latest results of the signed-in user. */
function useRecent(): Action[] {
  const t = useT('palette');
  const { dateTime } = useFormats();
  const { isLoggedIn } = useUser();
  const navigate = useNavigate();
  const tools = useToolEntries();
  const { data } = useQuery({
    ...jobsQuery(useApi(), { limit: 5, sort: '-created_at', status: 'succeeded' }),
    enabled: isLoggedIn,
  });
  const action = ({ id, tool_id, created_at }: Job): Action[] => {
    const tool = tools.find((one) => one.id === tool_id);
    if (!tool) return [];
    const title = t('palette:result', { tool: tool.title, date: dateTime(created_at) });
    return [{ id, group: 'recent', title, run: () => void navigate(`${tool.path}?job=${id}`) }];
  };
  return (data?.rows ?? []).flatMap(action);
}

const themeTexts = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const;

function useSettings(): Action[] {
  const t = useT('palette');
  const { language } = useLanguage();
  const theme = useThemeChoice();
  const { isLoggedIn } = useUser();
  const { logout } = useSession();
  const signing: Action = isLoggedIn
    ? { id: 'sign-out', group: 'settings', title: t('signOut'), run: logout }
    : {
        id: 'sign-in',
        group: 'settings',
        title: t('signIn'),
        run: () => openModal('login-modal', {}),
      };
  return [
    ...themeChoices.map((choice): Action => ({
      id: choice,
      group: 'settings',
      title: t('palette:theme', { name: t(themeTexts[choice]) }),
      chosen: choice === theme,
      run: () => chooseTheme(choice),
    })),
    ...languages.map(({ code, name }): Action => ({
      id: code,
      group: 'settings',
      title: t('palette:language', { name }),
      chosen: code === language,
      run: () => {
        storeLanguage(code);
        location.assign(presentPageIn(code));
      },
    })),
    signing,
  ];
}
