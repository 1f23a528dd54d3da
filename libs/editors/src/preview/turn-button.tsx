import { useT } from '@tintory/i18n';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import styles from './preview.module.css';
import { ToolButton } from './tool-button.tsx';
import type { PreviewState } from './use-preview.ts';

type TurnButtonProps = { way: 'previous' | 'next'; preview: PreviewState };

/** To the neighbour; at the end it stays in place and says that it is off. */
export function TurnButton({ way, preview: { index, total, step } }: TurnButtonProps) {
  const t = useT('preview');
  const Icon = way === 'previous' ? IconChevronLeft : IconChevronRight;
  return (
    <div className={styles[way]}>
      <ToolButton
        label={t(`preview:${way}`)}
        off={index === (way === 'previous' ? 0 : total - 1)}
        onClick={() => step(way === 'previous' ? -1 : 1)}
      >
        <Icon size={24} stroke={1.75} aria-hidden="true" className={styles['chevron']} />
      </ToolButton>
    </div>
  );
}
