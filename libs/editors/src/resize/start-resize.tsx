import { imageLimits } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { ByPointer, PickButton } from '@tintory/tools-ui';
import panel from '@tintory/tools-ui/styles/panel.module.css';
import { ResizeProblemBanner } from './resize-problem-banner.tsx';
import type { ResizeState } from './use-resize.ts';

const million = 1_000_000;

/** Before there is a photo: what the tool does, and every way to give it one. */
export function StartResize({ state }: { state: ResizeState }) {
  const t = useT('resize');
  const limits = {
    megabytes: imageLimits.maxBytes / million,
    megapixels: imageLimits.maxPixelsResize / million,
  };
  const notice = <ResizeProblemBanner problem={state.problem} />;
  // Another photo must be chosen.
  if (state.hasTaker) return notice;
  return (
    <>
      <div className={panel['lead']}>
        <p className={panel['tagline']}>{t('resize:tagline')}</p>
        <p className={panel['description']}>{t('resize:description')}</p>
      </div>
      {notice}
      <div className={panel['drop']}>
        <strong className={panel['dropTitle']}>
          <ByPointer mouse={t('resize:drop.title')} touch={t('resize:drop.titleTouch')} />
        </strong>
        <span className={panel['hint']}>
          <ByPointer mouse={`${t('resize:drop.paste')} `} />
          {t('resize:drop.hint', limits)}
        </span>
        <PickButton
          variant="primary"
          size="large"
          fullWidth
          label={t('resize:drop.pick')}
          onFile={state.choose}
        />
      </div>
    </>
  );
}
