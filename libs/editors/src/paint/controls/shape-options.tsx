import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { type ShapeKind, shapeKinds } from '@tintory/paint-document';
import { largestBrush } from '../settings.ts';
import type { Workspace } from '../use-workspace.ts';
import { OpacityField } from './opacity-field.tsx';
import styles from './options-panel.module.css';

/** Which shape, filled or as a line; and a way to draw one without a pointer. */
export function ShapeOptions({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { Select, Slider, Switch, Button } = useKit();
  const { settings, change, draft, size: picture } = space;
  const { shape, filled, lineWidth } = settings;
  const solid = shape === 'rectangle' || shape === 'ellipse';
  return (
    <div className={styles['fields']}>
      <Select
        label={t('paint:shape.label')}
        value={shape}
        onChange={(value) => change({ shape: value as ShapeKind })}
        options={shapeKinds.map((kind) => ({ value: kind, label: t(`paint:shape.${kind}`) }))}
      />
      {solid && (
        <Switch
          label={t('paint:shape.filled')}
          value={filled}
          onChange={(value) => change({ filled: value })}
        />
      )}
      {!(solid && filled) && (
        <Slider
          label={t('paint:shape.lineWidth')}
          value={lineWidth}
          onChange={(value) => change({ lineWidth: value })}
          {...{ min: 1, max: Math.round(largestBrush(picture) / 2), step: 1 }}
          format={(count) => t('paint:pixels', { count })}
        />
      )}
      <OpacityField space={space} />
      <Button fullWidth onClick={draft.box ? () => void draft.apply() : draft.addInMiddle}>
        {draft.box ? t('paint:shape.apply') : t('paint:shape.add')}
      </Button>
    </div>
  );
}
