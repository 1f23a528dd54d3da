import { useT } from '@tintory/i18n';

/** What the handle between before and after is called, and what it says of its place. */
export function useLookTexts() {
  const t = useT('home');
  return {
    label: t('home:compare'),
    before: t('home:before'),
    after: t('home:after'),
    valueText: (percent: number) => t('home:comparePart', { percent: 100 - percent }),
  };
}
