import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import {
  IconFlipHorizontal,
  IconFlipVertical,
  IconRotate2,
  IconRotateClockwise2,
} from '@tabler/icons-react';
import type { Turn } from '@tintory/paint-document';
import { ratios } from '../settings.ts';
import type { Workspace } from '../use-workspace.ts';
import styles from './options-panel.module.css';

const turns: readonly { way: Turn; Icon: typeof IconRotate2 }[] = [
  { way: 'left', Icon: IconRotate2 },
  { way: 'right', Icon: IconRotateClockwise2 },
  { way: 'mirror', Icon: IconFlipHorizontal },
  { way: 'flip', Icon: IconFlipVertical },
];

/** The frame's proportions, cropping, and turning or mirroring the whole picture. */
export function CropOptions({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { Select, Button, IconButton } = useKit();
  const { settings, draft, size: picture } = space;
  const { width, height } = draft.box ?? picture;
  const labelOf = (ratio: string) =>
    ratio === 'free' || ratio === 'original' ? t(`paint:crop.${ratio}`) : ratio;
  return (
    <div className={styles['fields']}>
      <Select
        label={t('paint:crop.ratio')}
        value={settings.ratio}
        onChange={draft.chooseRatio}
        options={ratios.map((ratio) => ({ value: ratio, label: labelOf(ratio) }))}
      />
      <p className={styles['size']}>
        {t('paint:crop.size', { width: Math.round(width), height: Math.round(height) })}
      </p>
      <Button
        variant="primary"
        fullWidth
        disabled={!draft.pending}
        onClick={() => void draft.apply()}
      >
        {t('paint:crop.apply')}
      </Button>
      <div>
        <p className={styles['label']}>{t('paint:crop.turn')}</p>
        <div className={styles['turns']} role="group" aria-label={t('paint:crop.turn')}>
          {turns.map(({ way, Icon }) => (
            <IconButton
              key={way}
              label={t(`paint:crop.${way}`)}
              icon={<Icon size={22} stroke={1.75} />}
              onClick={() => draft.turn(way)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
