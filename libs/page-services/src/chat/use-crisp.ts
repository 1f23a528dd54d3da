import { useLanguage } from '@tintory/i18n';
import { useEffect } from 'react';
import { useConsent } from '../consent/consent-store.ts';

declare global {
  interface Window {
    $crisp?: unknown[];
    CRISP_WEBSITE_ID?: string;
    CRISP_RUNTIME_CONFIG?: { locale: string };
  }
}

const source = 'https://client.crisp.chat/l.js';

/**
 * Loads Crisp's chat in the visitor's language after consent.
 *
 * @returns whether it replaces our own form
 */
export function useCrisp(websiteId: string | null): boolean {
  const { language } = useLanguage();
  const { consent } = useConsent();
  const isWanted = websiteId !== null && consent === 'allowed';
  useEffect(() => {
    if (!isWanted || window.$crisp) return;
    window.$crisp = [];
    window.CRISP_WEBSITE_ID = websiteId;
    window.CRISP_RUNTIME_CONFIG = { locale: language };
    const script = document.createElement('script');
    script.async = true;
    script.src = source;
    document.head.append(script);
  }, [isWanted, language, websiteId]);
  return isWanted;
}
