import { IconGrid3x3, IconSquare } from '@tabler/icons-react';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import styles from './canvas.module.css';

/** Three by three tiles, which makes seams visible. */
export function Tiled({ url }: { url: string }) {
  const t = useT('workbench');
  return (
    <div
      className={styles['tiled']}
      role="img"
      aria-label={t('workbench:result.tiled')}
      style={{ backgroundImage: `url("${url}")` }}
    />
  );
}

type TilesButtonProps = { single: boolean; onChange: (single: boolean) => void };

/** Toggles between one tile as downloaded and nine as a pattern. */
export function TilesButton({ single, onChange }: TilesButtonProps) {
  const t = useT('workbench');
  const { IconButton } = useKit();
  const Icon = single ? IconGrid3x3 : IconSquare;
  return (
    <IconButton
      label={t(single ? 'workbench:result.nineTiles' : 'workbench:result.oneTile')}
      icon={<Icon size={20} stroke={1.75} />}
      onClick={() => onChange(!single)}
    />
  );
}
