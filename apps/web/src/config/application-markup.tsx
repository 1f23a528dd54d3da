import { brand } from '@tintory/contract';
import { useLanguage } from '@tintory/i18n';
import { useLocation } from 'react-router-dom';
import { useConfig } from './config-context.ts';
import { inLanguage } from './language-path.ts';
import { Markup } from './markup.tsx';

type ApplicationMarkupProps = { name: string; description: string };

/** Structured data: a web application that is free to try. */
export function ApplicationMarkup({ name, description }: ApplicationMarkupProps) {
  const { webOrigin } = useConfig();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  return (
    <Markup
      data={{
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name,
        description,
        url: webOrigin + inLanguage(language, pathname),
        inLanguage: language,
        applicationCategory: 'MultimediaApplication',
        operatingSystem: 'Any',
        browserRequirements: 'JavaScript',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        provider: { '@type': 'Organization', name: brand.name, url: webOrigin },
      }}
    />
  );
}
