import { useT } from '@tintory/i18n';
import { IconPhotoOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CompareSlider, type PreviewImage, useCompareTexts } from '@tintory/tools-ui';
import styles from './carousel.module.css';
import { useBefore } from './use-before.ts';

type ComparisonProps = {
  image: PreviewImage;
  afterUrl: string;
  alt: string;
  zoomed: boolean;
  /** What stands there until the photo has arrived. */
  children: ReactNode;
};

/** Overlays both if they fit; a photo of another shape replaces the result. */
export function Comparison({ image, afterUrl, alt, zoomed, children }: ComparisonProps) {
  const t = useT('preview');
  const texts = useCompareTexts();
  const before = useBefore(image);
  if (before.state === 'waiting') return children;
  if (before.state === 'gone') return <Gone>{t('preview:photoGone')}</Gone>;
  if (before.state === 'apart') return <Original url={before.url} name={texts.before} />;
  return (
    <CompareSlider
      beforeUrl={before.url}
      beforePart={before.part}
      afterUrl={afterUrl}
      width={image.width}
      height={image.height}
      alt={alt}
      texts={texts}
      handleOnly={zoomed}
    />
  );
}

function Original({ url, name }: { url: string; name: string }) {
  return (
    <div className={styles['original']}>
      <img src={url} alt={name} draggable={false} />
      <span className={styles['tag']} aria-hidden="true">
        {name}
      </span>
    </div>
  );
}

function Gone({ children }: { children: string }) {
  return (
    <div className={styles['broken']} role="status">
      <IconPhotoOff size={28} stroke={1.75} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
