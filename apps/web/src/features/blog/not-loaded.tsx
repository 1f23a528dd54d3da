import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';

/** Content that did not come, with another try. */
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
