import { useT } from '@tintory/i18n';
import { useMemo } from 'react';

/** The texts of a compare slider. */
export function useCompareTexts() {
  const t = useT('workbench');
  return useMemo(
    () => ({
      label: t('workbench:result.compare'),
      before: t('workbench:result.before'),
      after: t('workbench:result.after'),
      valueText: (percent: number) => t('workbench:result.compareValue', { percent }),
    }),
    [t],
  );
}
