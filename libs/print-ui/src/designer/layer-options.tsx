import type { PrintArea } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconTrash } from '@tabler/icons-react';
import { layersOf, withChange, type Layer } from '../design/layer.ts';
import { filling, fitted, leastWidth, tidyRotation } from '../design/placing.ts';
import styles from './designer.module.css';
import { PictureOptions } from './picture-options.tsx';
import { TextOptions } from './text-options.tsx';
import type { LayerTools } from './use-layer-tool.ts';
import type { Work } from './use-work.ts';

type LayerOptionsProps = {
  work: Work;
  area: PrintArea;
  printScale: number;
  tools: LayerTools;
};

/** What can be done with the chosen layer besides dragging it. */
export function LayerOptions({ work, area, printScale, tools }: LayerOptionsProps) {
  const t = useT('print');
  const layer = layersOf(work.design, area.id).find(({ id }) => id === work.chosenId);
  if (!layer) return null;
  return (
    <section className={styles['options']} aria-label={t('print:chosen')}>
      {layer.kind === 'picture' ? (
        <PictureOptions {...{ layer, area, printScale, tools }} />
      ) : (
        <TextOptions {...{ layer, area, work }} />
      )}
      <PlaceOptions {...{ layer, area, work, printScale }} />
    </section>
  );
}

/** Of the area's width: larger ones are made by hand. */
const mostShown = 2;

type PlaceOptionsProps = { layer: Layer; area: PrintArea; work: Work; printScale: number };

function PlaceOptions(props: PlaceOptionsProps) {
  return (
    <>
      <PlaceSliders {...props} />
      <PlaceButtons {...props} />
    </>
  );
}

function PlaceSliders({ layer, area, work, printScale }: PlaceOptionsProps) {
  const t = useT('print');
  const { number } = useFormats();
  const { Slider } = useKit();
  const { aspect, id } = layer;
  const put = (name: 'scale' | 'turn', change: Partial<Layer>) =>
    work.document.apply(name, withChange(work.design, area.id, id, change), `${name} ${id}`);
  const inPrint = (millimetres: number) => number(Math.round(millimetres * printScale));
  const largest = Math.max(area.width * mostShown, layer.width);
  return (
    <>
      <Slider
        label={t(area.tiled ? 'print:place.tile' : 'print:place.size')}
        value={Math.round(layer.width)}
        {...{ min: Math.ceil(leastWidth), max: Math.round(largest), step: 1 }}
        format={(width) =>
          t('print:place.millimetres', { width: inPrint(width), height: inPrint(width * aspect) })
        }
        onChange={(width) => put('scale', { width })}
      />
      <Slider
        label={t('print:place.turn')}
        value={Math.round(layer.rotation)}
        {...{ min: -180, max: 180, step: 1, origin: 0 }}
        format={(value) => `${number(value)}°`}
        onChange={(value) => put('turn', { rotation: tidyRotation(value) })}
      />
    </>
  );
}

function PlaceButtons({ layer, area, work }: PlaceOptionsProps) {
  const t = useT('print');
  const { Button, IconButton } = useKit();
  const { aspect, id } = layer;
  const put = (change: Partial<Layer>) =>
    work.document.apply('place', withChange(work.design, area.id, id, change));
  const middle = { x: area.width / 2, y: area.height / 2 };
  return (
    <div className={styles['placeRow']}>
      <Button onClick={() => put(fitted(aspect, area))}>{t('print:place.fit')}</Button>
      {!area.tiled && (
        <Button onClick={() => put(filling(aspect, area))}>{t('print:place.fill')}</Button>
      )}
      <Button onClick={() => put(middle)}>{t('print:place.middle')}</Button>
      <span className={styles['end']}>
        <IconButton
          label={t('print:layers.remove')}
          icon={<IconTrash size={20} stroke={1.75} />}
          onClick={() => work.remove(id)}
        />
      </span>
    </div>
  );
}
