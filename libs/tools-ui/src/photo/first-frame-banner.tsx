import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useAnimated } from './use-animated.ts';

/** Says of an animated picture, before anything comes of it, that only its first frame will. */
export function FirstFrameBanner({ file }: { file: Blob | null }) {
  const t = useT('workbench');
  const { Banner } = useKit();
  return useAnimated(file) ? <Banner tone="caution" title={t('workbench:firstFrame')} /> : null;
}
