import { useT } from '@tintory/i18n';
import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { PreviewImage } from '@tintory/tools-ui';
import styles from './thumbnails.module.css';

type ThumbnailsProps = {
  images: readonly PreviewImage[];
  index: number;
  onShow: (index: number) => void;
};

/** All pictures small; one stop for Tab, the arrows lead on from it. */
export function Thumbnails({ images, index, onShow }: ThumbnailsProps) {
  const t = useT('preview');
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => bringIn(strip.current, index), [index]);
  return (
    <div ref={strip} className={styles['strip']} role="group" aria-label={t('preview:all')}>
      {images.map((image, place) => (
        <button
          key={`${place} ${image.objectId ?? image.url}`}
          type="button"
          className={styles['thumb']}
          tabIndex={place === index ? 0 : -1}
          aria-current={place === index || undefined}
          aria-label={t('preview:position', { number: place + 1, total: images.length })}
          onClick={() => onShow(place)}
        >
          <Thumb url={image.smallUrl ?? image.url} />
        </button>
      ))}
    </div>
  );
}

function Thumb({ url }: { url: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (brokenUrl === url) return <IconPhotoOff size={20} stroke={1.75} aria-hidden="true" />;
  return (
    <img src={url} alt="" draggable={false} loading="lazy" onError={() => setBrokenUrl(url)} />
  );
}

/** Scrolls the strip only, and moves a focus within it. */
function bringIn(strip: HTMLElement | null, index: number): void {
  const thumb = strip?.children[index];
  if (!strip || !(thumb instanceof HTMLElement)) return;
  strip.scrollLeft = thumb.offsetLeft - (strip.clientWidth - thumb.offsetWidth) / 2;
  if (strip.contains(document.activeElement)) thumb.focus({ preventScroll: true });
}
