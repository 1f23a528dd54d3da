import type { PrintArea } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconTrash } from '@tabler/icons-react';
import { layersOf, withChange, type Layer } from '../design/layer.ts';
import { filling, fitted, tidyRotation } from '../design/placing.ts';
import styles from './designer.module.css';
import { PictureOptions } from './picture-options.tsx';
import { TextOptions } from './text-options.tsx';
import type { LayerTool } from './use-layer-tool.ts';
import type { Work } from './use-work.ts';

type LayerOptionsProps = {
  work: Work;
  area: PrintArea;
  printScale: number;
  tools: { cut: LayerTool; enlarge: LayerTool };
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

type PlaceOptionsProps = { layer: Layer; area: PrintArea; work: Work; printScale: number };

function PlaceOptions({ layer, area, work, printScale }: PlaceOptionsProps) {
  const t = useT('print');
  const { number } = useFormats();
  const { Button, IconButton, Slider } = useKit();
  const put = (name: 'place' | 'turn', change: Partial<Layer>, mark: string | null = null) =>
    work.document.apply(name, withChange(work.design, area.id, layer.id, change), mark);
  const size = (millimetres: number) => number(Math.round(millimetres * printScale));
  const middle = { x: area.width / 2, y: area.height / 2 };
  return (
    <>
      <Slider
        label={t('print:place.turn')}
        value={Math.round(layer.rotation)}
        {...{ min: -180, max: 180, step: 1, origin: 0 }}
        format={(value) => `${number(value)}°`}
        onChange={(value) => put('turn', { rotation: tidyRotation(value) }, `turn ${layer.id}`)}
      />
      <div className={styles['placeRow']}>
        <Button onClick={() => put('place', fitted(layer.aspect, area))}>
          {t('print:place.fit')}
        </Button>
        {!area.tiled && (
          <Button onClick={() => put('place', filling(layer.aspect, area))}>
            {t('print:place.fill')}
          </Button>
        )}
        <Button onClick={() => put('place', middle)}>{t('print:place.middle')}</Button>
        <span className={styles['end']}>
          <IconButton
            label={t('print:layers.remove')}
            icon={<IconTrash size={20} stroke={1.75} />}
            onClick={() => work.remove(layer.id)}
          />
        </span>
      </div>
      <p className={styles['measure']}>
        {t(area.tiled ? 'print:place.tile' : 'print:place.size', {
          width: size(layer.width),
          height: size(layer.width * layer.aspect),
        })}
      </p>
    </>
  );
}
