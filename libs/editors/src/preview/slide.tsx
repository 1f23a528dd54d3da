import { useT } from '@tintory/i18n';
import type { PreviewImage } from '@tintory/tools-ui';
import { IconPhotoOff, IconRefresh } from '@tabler/icons-react';
import type { CSSProperties, MouseEvent } from 'react';
import styles from './carousel.module.css';
import { Comparison } from './comparison.tsx';
import { usePicture } from './use-picture.ts';
import type { PictureView } from './use-view.ts';
import { fittedView } from './view.ts';

type SlideProps = {
  image: PreviewImage;
  place: number;
  total: number;
  /** Null for a neighbour that waits beside the stage. */
  shown: { zoom: PictureView; comparing: boolean } | null;
};

type Picture = ReturnType<typeof usePicture>;

/** One picture in the place that its size reserves. */
export function Slide({ image, place, total, shown }: SlideProps) {
  const t = useT('preview');
  const picture = usePicture(image);
  const alt = image.alt ?? t('preview:position', { number: place + 1, total });
  const { scale, x, y } = shown?.zoom.view ?? fittedView;
  const style = {
    '--ratio': image.width / image.height,
    '--zoom': scale,
    translate: `${x}px ${y}px`,
  } as CSSProperties;
  return (
    <div className={styles['slide']} style={{ '--place': place } as CSSProperties} inert={!shown}>
      <div
        className={styles['picture']}
        style={style}
        data-smooth={shown?.zoom.smooth || undefined}
        data-state={picture.state}
      >
        {shown?.comparing && picture.state !== 'broken' ? (
          <Comparison image={image} afterUrl={picture.url} alt={alt} zoomed={shown.zoom.zoomed}>
            <Plain picture={picture} alt={alt} />
          </Comparison>
        ) : (
          <Plain picture={picture} alt={alt} />
        )}
      </div>
    </div>
  );
}

function Plain({ picture, alt }: { picture: Picture; alt: string }) {
  const t = useT('preview');
  if (picture.state === 'broken') return <Broken onRetry={() => void picture.retry()} />;
  return (
    <>
      <img
        key={picture.attempt}
        className={styles['image']}
        src={picture.url}
        alt={alt}
        draggable={false}
        onLoad={picture.onLoad}
        onError={picture.onError}
      />
      {picture.state === 'loading' && (
        <span className={styles['loading']} role="img" aria-label={t('preview:loading')} />
      )}
    </>
  );
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useT('preview');
  const retry = (event: MouseEvent<HTMLElement>) => {
    // The button disappears when pressed, and shortcuts need the focus inside.
    event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
    onRetry();
  };
  return (
    <div className={styles['broken']}>
      <IconPhotoOff size={28} stroke={1.75} aria-hidden="true" />
      <p>{t('preview:broken')}</p>
      <button type="button" className={styles['retry']} onClick={retry}>
        <IconRefresh size={18} stroke={1.75} aria-hidden="true" />
        {t('preview:retry')}
      </button>
    </div>
  );
}
