import type { PrintArea } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconChevronDown, IconChevronUp, IconTypography } from '@tabler/icons-react';
import { layersOf, withOrder, type Layer } from '../design/layer.ts';
import { usePictureUrl } from '../stage/use-picture-url.ts';
import styles from './designer.module.css';
import type { Work } from './use-work.ts';

const icon = { size: 18, stroke: 1.75 } as const;

/** What lies on the area, the topmost first, as it is seen. */
export function LayerList({ work, area }: { work: Work; area: PrintArea }) {
  const t = useT('print');
  const layers = layersOf(work.design, area.id).toReversed();
  // One alone is seen, and chosen where it lies.
  if (layers.length < 2) return null;
  return (
    <ul className={styles['layers']} aria-label={t('print:layers.title')}>
      {layers.map((layer, index) => (
        <LayerRow
          key={layer.id}
          {...{ layer, work, area }}
          top={index === 0}
          bottom={index === layers.length - 1}
        />
      ))}
    </ul>
  );
}

type LayerRowProps = { layer: Layer; work: Work; area: PrintArea; top: boolean; bottom: boolean };

function LayerRow({ layer, work, area, top, bottom }: LayerRowProps) {
  const t = useT('print');
  const { IconButton } = useKit();
  const { document, design, chosenId, choose } = work;
  const name =
    layer.kind === 'text' ? layer.text.split('\n')[0] : layer.name || t('print:layers.picture');
  const order = (by: 1 | -1) => document.apply('order', withOrder(design, area.id, layer.id, by));
  const chosen = layer.id === chosenId;
  return (
    <li className={styles['layer']} data-chosen={chosen || undefined}>
      <button
        type="button"
        className={styles['layerName']}
        aria-pressed={chosen}
        onClick={() => choose(chosen ? null : layer.id)}
      >
        <LayerThumb layer={layer} />
        <span>{name}</span>
      </button>
      {!top && (
        <IconButton
          label={t('print:layers.up')}
          icon={<IconChevronUp {...icon} />}
          onClick={() => order(1)}
        />
      )}
      {!bottom && (
        <IconButton
          label={t('print:layers.down')}
          icon={<IconChevronDown {...icon} />}
          onClick={() => order(-1)}
        />
      )}
    </li>
  );
}

function LayerThumb({ layer }: { layer: Layer }) {
  const picture = layer.kind === 'picture' ? layer : { file: null, objectId: null };
  const { url } = usePictureUrl(picture);
  return (
    <span className={styles['thumb']} aria-hidden="true">
      {layer.kind === 'text' && <IconTypography {...icon} />}
      {url && <img src={url} alt="" />}
    </span>
  );
}
