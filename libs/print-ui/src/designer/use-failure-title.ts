import { useT } from '@tintory/i18n';

/** What a failure is called by in the words of a design: the picture it looked for is gone. */
const goneCode = 'PhotoGone';

/** Why something came to nothing, by its code. */
export function useFailureTitle() {
  const t = useT('print', 'errors');
  return (code: string): string => {
    if (code === goneCode) return t('print:picture.gone');
    if (code === 'Offline') return t('print:noConnection');
    return t(`errors:${code as 'Internal'}`, t('print:failed'));
  };
}
