import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';

/** Error message for content that failed to load, with a retry. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useT('blog');
  const { Banner } = useKit();
  return (
    <Banner
      tone="bad"
      title={t('blog:failed')}
      action={{ label: t('blog:again'), onClick: onRetry }}
    />
  );
}
