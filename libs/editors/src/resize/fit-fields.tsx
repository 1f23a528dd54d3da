import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { fitRectangles, fits, shapesDiffer, type Fit, type Size } from './fit-rectangles.ts';
import styles from './resize-panel.module.css';
import { isTooLong } from './resize-settings.ts';
import type { OpenResize } from './use-resize.ts';

/** What happens to a photo of another shape; nothing to ask where the shapes agree. */
export function FitFields({ state }: { state: OpenResize }) {
  const t = useT('resize');
  const { Segmented } = useKit();
  const { settings, photo, target, update } = state;
  if (!target) return null;
  const differs = shapesDiffer(photo.size, target);
  return (
    <>
      {differs && (
        <Segmented
          label={t('resize:fit.label')}
          value={settings.fit}
          onChange={(fit) => update({ fit: fit as Fit })}
          options={fits.map((value) => ({ value, label: t(`resize:fit.${value}`) }))}
        />
      )}
      {differs && settings.fit === 'cover' && (
        <p className={styles['hint']}>{t('resize:focus.hint')}</p>
      )}
      <BackgroundFields state={state} framed={differs && settings.fit === 'contain'} />
      {!isTooLong(target) && <EnlargedHint state={state} target={target} />}
    </>
  );
}

/** The ground around a framed photo, and behind the see-through parts of any. */
function BackgroundFields({ state, framed }: { state: OpenResize; framed: boolean }) {
  const t = useT('resize');
  const { Switch, ColorField } = useKit();
  const { settings, photo, update } = state;
  const flattened = settings.format === 'jpeg';
  const seeThrough = flattened && photo.type !== 'image/jpeg';
  return (
    <>
      {framed && !flattened && (
        <Switch
          label={t('resize:transparent')}
          value={settings.transparent}
          onChange={(transparent) => update({ transparent })}
        />
      )}
      {(seeThrough || (framed && (flattened || !settings.transparent))) && (
        <ColorField
          label={t('resize:color')}
          value={settings.color}
          onChange={(color) => update({ color })}
          {...(seeThrough && { help: t('resize:colorOfJpeg') })}
        />
      )}
    </>
  );
}

/** Warns of what a resize cannot do. */
function EnlargedHint({ state, target }: { state: OpenResize; target: Size }) {
  const t = useT('resize');
  const { settings, photo } = state;
  const { crop, place } = fitRectangles(photo.size, target, settings.fit, settings.focus);
  const scale = Math.max(place.width / crop.width, place.height / crop.height);
  if (scale <= 1.01) return null;
  return <p className={styles['hint']}>{t('resize:enlarged', photo.size)}</p>;
}
