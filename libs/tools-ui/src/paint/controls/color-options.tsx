import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconArrowsExchange, IconColorPicker } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { Workspace } from '../use-workspace.ts';
import styles from './color-options.module.css';
import panel from './options-panel.module.css';

/** Ink, paper, and a colour for each mood. */
const swatches = [
  ...['#14151a', '#5c5e66', '#a5a7af', '#f3f1ec', '#ffffff', '#8a5a00'],
  ...['#c93a1b', '#f5b84d', '#1f7a4d', '#2f5bd0', '#7a3fb0', '#e77fa6'],
] as const;

/** Swatches, any colour, the pipette, and the other colour to swap with. */
export function ColorOptions({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { ColorField, IconButton } = useKit();
  const { settings, change } = space;
  const { color, otherColor, tool } = settings;
  return (
    <div className={styles['colors']}>
      <p className={panel['label']} aria-hidden="true">
        {t('paint:color')}
      </p>
      <div className={styles['swatches']} role="group" aria-label={t('paint:swatches')}>
        {swatches.map((swatch) => (
          <button
            key={swatch}
            type="button"
            className={styles['swatch']}
            style={{ '--swatch': swatch } as CSSProperties}
            aria-label={swatch}
            aria-pressed={swatch === color}
            onClick={() => change({ color: swatch })}
          />
        ))}
      </div>
      <div className={styles['row']}>
        <ColorField
          label={t('paint:color')}
          labelHidden
          value={color}
          onChange={(value) => change({ color: value })}
        />
        {tool !== 'pick' && (
          <IconButton
            label={t('paint:tool.pick')}
            icon={<IconColorPicker size={20} stroke={1.75} />}
            onClick={() => void space.chooseTool('pick')}
          />
        )}
        <span
          className={styles['other']}
          style={{ '--swatch': otherColor } as CSSProperties}
          aria-hidden="true"
        />
        <IconButton
          label={t('paint:swapColors')}
          icon={<IconArrowsExchange size={20} stroke={1.75} />}
          onClick={() => change({ color: otherColor, otherColor: color })}
        />
      </div>
    </div>
  );
}
