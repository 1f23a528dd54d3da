import { brand } from '@tintory/contract';
import { useLanguage } from '@tintory/i18n';
import { useConfig } from './config-context.ts';
import { inLanguage } from './language-path.ts';
import { Markup } from './markup.tsx';
import { paths } from './paths.ts';

export type Crumb = { name: string; path: string };

/** Structured data: breadcrumbs from the start page to this one. */
export function BreadcrumbMarkup({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { webOrigin } = useConfig();
  const { language } = useLanguage();
  const way = [{ name: brand.name, path: paths.home.href() }, ...crumbs];
  return (
    <Markup
      data={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: way.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: webOrigin + inLanguage(language, path),
        })),
      }}
    />
  );
}
