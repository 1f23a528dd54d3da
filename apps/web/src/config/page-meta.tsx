import { tools } from '@tintory/catalog';
import { brand } from '@tintory/contract';
import { defaultLanguage, languages, type Language } from '@tintory/locales';
import { useLanguage } from '@tintory/i18n';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BreadcrumbMarkup, type Crumb } from './breadcrumb-markup.tsx';
import { useConfig } from './config-context.ts';
import { inLanguage } from './language-path.ts';
import { isPublic, paths } from './paths.ts';

type PageMetaProps = {
  title: string;
  description: string;
  /** Open Graph type of the page. */
  type?: 'website' | 'article';
  /** Name of the generated share picture; by default that of the path. */
  picture?: string | undefined;
  /** Languages in which the page exists; all by default. */
  writtenIn?: readonly string[];
  /** Breadcrumbs from the start page; only this page by default. */
  crumbs?: readonly Crumb[];
};

/**
 * The page's title and description; for public pages also canonical and alternate URLs and
 * breadcrumbs.
 */
export function PageMeta({ title, description, ...more }: PageMetaProps) {
  const { pathname } = useLocation();
  const name = `${title} · ${brand.name}`;
  // While the page is suspended its `title` element is removed, so the document's title is set too.
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      {isPublic(pathname) ? (
        <SharedMeta title={title} description={description} path={pathname} {...more} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

function SharedMeta(props: PageMetaProps & { path: string }) {
  const { title, description, path, type = 'website', picture = pictureOf(path) } = props;
  const { crumbs = [{ name: title, path }] } = props;
  const { webOrigin } = useConfig();
  const { language } = useLanguage();
  const written = languages.map(({ code }) => code).filter((code) => isIn(code, props.writtenIn));
  const at = (code: Language) => webOrigin + inLanguage(code, path);
  const [main = defaultLanguage] = written;
  const own = at(written.includes(language) ? language : main);
  return (
    <>
      <link rel="canonical" href={own} />
      {written.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={at(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={at(main)} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={own} />
      <meta property="og:locale" content={language} />
      <meta property="og:image" content={`${webOrigin}/share/${picture}.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {path !== paths.home.href() && <BreadcrumbMarkup crumbs={crumbs} />}
    </>
  );
}

const isIn = (code: string, written: readonly string[] | undefined) =>
  !written || written.includes(code);

/** The share picture of a tool's page is the tool's sample. */
const pictureOf = (path: string): string => tools.find((tool) => tool.path === path)?.id ?? 'home';
