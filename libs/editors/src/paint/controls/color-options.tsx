import { useT } from '@tintory/i18n';
import { Swatches, useKit } from '@tintory/ui-kit';
import { IconArrowsExchange, IconColorPicker } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { Workspace } from '../use-workspace.ts';
import styles from './color-options.module.css';
import panel from './options-panel.module.css';

/** Ink, paper, and a colour for each mood. */
const colors = {
  black: '#14151a',
  darkGrey: '#5c5e66',
  grey: '#a5a7af',
  sand: '#f3f1ec',
  white: '#ffffff',
  brown: '#8a5a00',
  red: '#c93a1b',
  amber: '#f5b84d',
  green: '#1f7a4d',
  blue: '#2f5bd0',
  purple: '#7a3fb0',
  pink: '#e77fa6',
} as const;
const names = Object.keys(colors) as (keyof typeof colors)[];

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
      <div className={styles['swatches']}>
        <Swatches
          label={t('paint:swatches')}
          value={color}
          onChange={(value) => change({ color: value })}
          swatches={names.map((name) => ({
            color: colors[name],
            name: t(`paint:colorName.${name}`),
          }))}
        />
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
