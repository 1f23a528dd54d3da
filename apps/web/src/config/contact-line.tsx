import { useT } from '@tintory/i18n';
import { useHydrated } from '@tintory/ui-kit';
import { useConfig } from './config-context.ts';

/** The operator's e-mail address, for other questions; nothing if there is none. */
export function ContactLine() {
  const t = useT();
  if (!useAddress()) return null;
  return (
    <p>
      {t('contact')} <ContactLink />
    </p>
  );
}

/** A mail to that address. */
export function ContactLink() {
  const address = useAddress();
  if (!address) return null;
  return (
    <a href={`mailto:${address}`}>
      <bdi>{address}</bdi>
    </a>
  );
}

/** Null until hydration: prerendered pages are the same for all operators. */
function useAddress(): string | null {
  const { supportEmail } = useConfig();
  return useHydrated() ? supportEmail : null;
}
