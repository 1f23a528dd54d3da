import { useT } from '@tintory/i18n';
import {
  ConsentBanner,
  HelpLauncher,
  SisterBanner,
  useCrisp,
  usePageViews,
} from '@tintory/page-services';
import { useLocation } from 'react-router-dom';
import { useConfig } from '../../config/config-context.ts';
import { paths } from '../../config/paths.ts';

export function Banner() {
  const { bannerUrl } = useConfig();
  return bannerUrl && <SisterBanner url={bannerUrl} />;
}

/**
 * The launcher of our help form, unless Crisp's chat replaces it or the page is the contact form.
 */
export function Help() {
  const { crispId } = useConfig();
  const isCrispThere = useCrisp(crispId);
  const isForm = useLocation().pathname === paths.contact.pattern;
  return isCrispThere || isForm ? null : <HelpLauncher />;
}

/** Counts page views, and asks for consent to third-party analytics or chat. */
export function Unseen() {
  const { ga4Id, crispId } = useConfig();
  usePageViews(useLocation().pathname, ga4Id);
  return ga4Id || crispId ? <Consent analytics={ga4Id !== null} chat={crispId !== null} /> : null;
}

/** Separate, so that its texts load only when needed. */
function Consent({ analytics, chat }: { analytics: boolean; chat: boolean }) {
  const t = useT('pageServices');
  const parties = [
    ...(analytics ? [t('pageServices:consent.analytics')] : []),
    ...(chat ? [t('pageServices:consent.chat')] : []),
  ];
  return <ConsentBanner parties={parties} privacyHref={paths.privacy.href()} />;
}
