import { useT } from '@tintory/i18n';

/** Label and value text of the handle between before and after. */
export function useLookTexts() {
  const t = useT('home');
  return {
    label: t('home:compare'),
    before: t('home:before'),
    after: t('home:after'),
    valueText: (percent: number) => t('home:comparePart', { percent: 100 - percent }),
  };
}
