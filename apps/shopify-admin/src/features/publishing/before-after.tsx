import type { StoreImage } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { CompareSlider, useCompareTexts } from '@tintory/tools-ui';
import type { CSSProperties } from 'react';
import type { Publishable } from './publishable.ts';
import styles from './publishing.module.css';

type BeforeAfterProps = { old: StoreImage | null; output: Publishable };

/** Only pictures with the same aspect ratio can be overlaid. */
function sameShape({ Image: { image } }: StoreImage, { width, height }: Publishable): boolean {
  if (!image.width || !image.height) return false;
  return Math.abs(image.width / image.height - width / height) < 0.02;
}

/** Overlaid with a handle if the aspect ratios match, else side by side. */
export function BeforeAfter({ old, output }: BeforeAfterProps) {
  const t = useT('merchant', 'workbench');
  const texts = useCompareTexts();
  const { url, width, height } = output;
  const alt = t('workbench:result.after');
  if (old && sameShape(old, output)) {
    return (
      <div className={styles['stage']} style={{ '--ratio': width / height } as CSSProperties}>
        <CompareSlider
          beforeUrl={old.Image.image.url}
          afterUrl={url}
          {...{ width, height, texts, alt }}
        />
      </div>
    );
  }
  return (
    <div className={styles['sides']}>
      {old && <Side url={old.Image.image.url} text={t('workbench:result.before')} />}
      <Side url={url} text={alt} />
    </div>
  );
}

const Side = ({ url, text }: { url: string; text: string }) => (
  <figure className={styles['side']}>
    <img src={url} alt={text} />
    <figcaption>{text}</figcaption>
  </figure>
);
