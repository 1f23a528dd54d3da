import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';

type HistoryFailedProps = {
  /** Some of it is there; what comes after that is not. */
  more?: boolean;
  onReload: () => void;
};

/** That results could not be read, and another try. */
export function HistoryFailed({ more = false, onReload }: HistoryFailedProps) {
  const t = useT('history');
  const { Banner } = useKit();
  return (
    <Banner
      tone="bad"
      title={t(more ? 'history:moreFailedTitle' : 'history:errorTitle')}
      action={{ label: t('history:reload'), onClick: onReload }}
    >
      {t('history:errorText')}
    </Banner>
  );
}
