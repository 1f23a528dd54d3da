import styles from './compare-slider.module.css';
import { partStyle, type Part } from './part.ts';
import { useCompare } from './use-compare.ts';

export type CompareSliderProps = {
  beforeUrl: string;
  /** The part of the first picture under the second; all of it by default. */
  beforePart?: Part | undefined;
  /** Shows both in the pixels of the size, with this place of them in the middle, in shares. */
  closeAt?: { x: number; y: number } | undefined;
  afterUrl: string;
  /** The same pictures in more sizes, as `srcset` names them; the browser takes what fits. */
  sets?: { before: string; after: string; sizes: string };
  /** Size of the pictures: their place is reserved before they arrive. */
  width: number;
  height: number;
  /** What the pictures show. */
  alt: string;
  texts: {
    label: string;
    before: string;
    after: string;
    /** The position in words, for screen readers. */
    valueText: (percent: number) => string;
  };
  /** Where the handle starts, in per cent from the left. */
  start?: number;
  /** Loads its pictures lazily. */
  lazy?: boolean;
  /** High fetch priority: they are the page's main content. */
  first?: boolean;
  /** Only the handle drags, so that the picture itself can be scrolled. */
  handleOnly?: boolean;
};

/** Its frame has the picture's shape, or is a window onto a picture larger than it. */
function placed({ width, height, closeAt }: CompareSliderProps) {
  if (!closeAt) return { aspectRatio: `${width} / ${height}` };
  const [wide, tall] = [`${width}px`, `${height}px`];
  const at = { '--x': `${closeAt.x * width}px`, '--y': `${closeAt.y * height}px` };
  return { '--width': wide, '--height': tall, ...at };
}

const whenOf = ({ lazy, first }: CompareSliderProps) => ({
  ...(lazy ? { loading: 'lazy' as const } : {}),
  ...(first ? { fetchPriority: 'high' as const } : {}),
});

/**
 * Before and after on one stage with a handle between them: drag anywhere, swipe, or use the keys.
 * Left stays left in every language: a picture has no reading direction.
 */
export function CompareSlider(props: CompareSliderProps) {
  const { texts, start, handleOnly } = props;
  const { position, stage, drag, onKeyDown } = useCompare(start);
  const style = { '--position': `${position}%`, ...placed(props) };
  return (
    <div
      ref={stage}
      dir="ltr"
      className={styles['stage']}
      style={style}
      data-free={handleOnly ? undefined : true}
      data-close={props.closeAt ? true : undefined}
      {...(handleOnly ? {} : drag)}
    >
      <Pictures {...props} />
      <span className={styles['tagBefore']} aria-hidden="true" data-hidden={position < 12}>
        {texts.before}
      </span>
      <span className={styles['tagAfter']} aria-hidden="true" data-hidden={position > 88}>
        {texts.after}
      </span>
      <div
        className={styles['handle']}
        role="slider"
        tabIndex={0}
        aria-label={texts.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(position)}
        aria-valuetext={texts.valueText(Math.round(position))}
        onKeyDown={onKeyDown}
        {...(handleOnly ? drag : {})}
      >
        <Grip />
      </div>
    </div>
  );
}

function Pictures(props: CompareSliderProps) {
  const { beforeUrl, beforePart, afterUrl, sets, alt } = props;
  const when = whenOf(props);
  return (
    <>
      <img
        className={styles['after']}
        {...when}
        sizes={sets?.sizes}
        srcSet={sets?.after}
        src={afterUrl}
        alt={alt}
        draggable={false}
      />
      <div className={styles['before']}>
        <img
          style={beforePart && partStyle(beforePart)}
          {...when}
          sizes={sets?.sizes}
          srcSet={sets?.before}
          src={beforeUrl}
          alt=""
          draggable={false}
        />
      </div>
    </>
  );
}

const Grip = () => (
  <span className={styles['grip']}>
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  </span>
);
