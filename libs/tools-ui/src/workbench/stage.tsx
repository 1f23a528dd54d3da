import type { CSSProperties, ReactNode } from 'react';
import styles from './stage.module.css';
import { useKeptCentre } from './use-kept-centre.ts';

type StageProps = {
  width: number;
  height: number;
  zoom?: number;
  /** No larger than its pixel size until zoomed. */
  fullSize?: boolean;
  /** Shown at full size, cropped to the available space. */
  close?: boolean;
  children: ReactNode;
};

/**
 * The frame of a picture on the canvas: fitted, its size reserved before it loads, scrolled when
 * larger.
 */
export function Stage({ width, height, zoom = 1, fullSize, close, children }: StageProps) {
  const frame = useKeptCentre(zoom);
  const style = {
    '--ratio': width / height,
    '--zoom': zoom,
    ...(fullSize && { '--widest': `${width}px` }),
    ...(close && { '--widest': `${width}px`, '--tallest': `${height}px` }),
  } as CSSProperties;
  return (
    <div ref={frame} className={styles['frame']} data-zoomed={zoom > 1 || undefined}>
      <div className={styles['stage']} style={style} data-close={close || undefined}>
        {children}
      </div>
    </div>
  );
}
