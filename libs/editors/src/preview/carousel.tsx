import { useT } from '@tintory/i18n';
import type { CSSProperties, RefObject } from 'react';
import styles from './carousel.module.css';
import { Slide } from './slide.tsx';
import { useGestures } from './use-gestures.ts';
import type { PreviewState } from './use-preview.ts';
import { useSwipe } from './use-swipe.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';

type CarouselProps = { stage: RefObject<HTMLDivElement | null>; preview: PreviewState };

/** The shown picture and its neighbours, which are thereby preloaded. */
export function Carousel({ stage, preview }: CarouselProps) {
  const t = useT('preview');
  const { images, index, total, glide, zoom, comparing } = preview;
  const swipe = useSwipe({ stage, index, total, onStep: preview.step });
  const gestures = useGestures({ stage, zoom, swipe, comparing });
  useWheelZoom(stage, zoom);
  const style = { '--index': index, '--drag': `${swipe.drag}px` } as CSSProperties;
  return (
    <div
      ref={stage}
      role="group"
      aria-label={t('preview:pictures')}
      className={styles['stage']}
      data-zoomed={zoom.zoomed || undefined}
      {...gestures}
    >
      <div
        className={styles['track']}
        style={style}
        data-glide={(glide && swipe.drag === 0) || undefined}
      >
        {images.map(
          (image, place) =>
            Math.abs(place - index) <= 1 && (
              <Slide
                key={`${place} ${image.objectId ?? image.url}`}
                image={image}
                place={place}
                total={total}
                shown={place === index ? { zoom, comparing } : null}
              />
            ),
        )}
      </div>
    </div>
  );
}
