import { useFormats, useT } from '@tintory/i18n';
import type { PreviewImage } from '@tintory/tools-ui';
import { useRef, type CSSProperties } from 'react';
import { Carousel } from './carousel.tsx';
import type { Ways } from './ways.ts';
import styles from './preview.module.css';
import { Thumbnails } from './thumbnails.tsx';
import { Toolbar } from './toolbar.tsx';
import { TurnButton } from './turn-button.tsx';
import { usePreviewKeys } from './use-preview-keys.ts';
import { usePreview, type PreviewState } from './use-preview.ts';

type PreviewProps = {
  images: readonly [PreviewImage, ...PreviewImage[]];
  startIndex: number;
  ways: Ways;
};

/** One shape for all: as tall as the tallest needs, so that turning the page moves nothing. */
const sharedRatio = (images: readonly PreviewImage[]) =>
  Math.min(2, ...images.map(({ width, height }) => width / height));

/** What is inside the dialog. */
export function Preview({ images, startIndex, ways }: PreviewProps) {
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const preview = usePreview(images, startIndex, stage);
  const { index, total, zoom } = preview;
  usePreviewKeys(root, { zoomed: zoom.zoomed, run: preview.run });
  const style = { '--stage-ratio': sharedRatio(images) } as CSSProperties;
  return (
    <div ref={root} className={styles['preview']} style={style} data-many={total > 1 || undefined}>
      <Facts preview={preview} />
      {total > 1 && <TurnButton way="previous" preview={preview} />}
      <Carousel stage={stage} preview={preview} />
      {total > 1 && <TurnButton way="next" preview={preview} />}
      {total > 1 && <Thumbnails images={images} index={index} onShow={preview.show} />}
      <Toolbar preview={preview} ways={ways} />
    </div>
  );
}

/** Where in the row, and how large, in the line of the close button. */
function Facts({ preview: { index, total, image } }: { preview: PreviewState }) {
  const t = useT('preview', 'workbench');
  const formats = useFormats();
  const place = { number: formats.number(index + 1), total: formats.number(total) };
  return (
    <div className={styles['facts']}>
      <span className={styles['counter']} aria-hidden="true">
        {t('preview:counter', place)}
      </span>
      <span className={styles['hidden']} role="status">
        {t('preview:position', place)}
      </span>
      <span className={styles['size']}>
        {t('workbench:result.size', { width: image.width, height: image.height })}
      </span>
    </div>
  );
}
