import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ByPointer } from '@tintory/tools-ui';
import { isBrush, usesColor } from '../tools.ts';
import type { Workspace } from '../use-workspace.ts';
import { AdjustOptions } from './adjust-options.tsx';
import { BrushOptions } from './brush-options.tsx';
import { ColorOptions } from './color-options.tsx';
import { CropOptions } from './crop-options.tsx';
import { MarkOptions } from './mark-options.tsx';
import { MaskOptions } from './mask-options.tsx';
import styles from './options-panel.module.css';
import { ShapeOptions } from './shape-options.tsx';
import { StartOver } from './start-over.tsx';
import { TapOptions } from './tap-options.tsx';
import { TextOptions } from './text-options.tsx';

/** Options of the selected tool; on a phone a sheet above the tools. */
export function OptionsPanel({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { IconButton } = useKit();
  const { tool } = space.settings;
  return (
    // Scrolls to the top for another tool's options.
    <section
      key={tool}
      className={styles['panel']}
      data-open={space.optionsOpen}
      inert={space.busy.label !== null}
      aria-label={t('paint:options')}
    >
      <header className={styles['header']}>
        <div>
          <h2 className={styles['title']}>{t(`paint:tool.${tool}`)}</h2>
          <p className={styles['hint']}>
            {tool === 'shape' || tool === 'pan' ? (
              <ByPointer mouse={t(`paint:hint.${tool}`)} touch={t(`paint:touchHint.${tool}`)} />
            ) : (
              t(`paint:hint.${tool}`)
            )}
          </p>
        </div>
        <span className={styles['hide']}>
          <IconButton
            label={t('paint:hideOptions')}
            icon={<IconChevronDown size={22} stroke={1.75} />}
            onClick={() => space.setOptionsOpen(false)}
          />
        </span>
      </header>
      <ToolOptions space={space} />
    </section>
  );
}

function ToolOptions({ space }: { space: Workspace }): ReactNode {
  const { tool } = space.settings;
  return (
    <>
      {isBrush(tool) && <BrushOptions space={space} />}
      {tool === 'restore' && <StartOver space={space} />}
      {tool === 'object' && <MaskOptions space={space} />}
      {tool === 'tap' && <TapOptions space={space} />}
      {tool === 'marks' && <MarkOptions space={space} />}
      {tool === 'text' && <TextOptions space={space} />}
      {tool === 'shape' && <ShapeOptions space={space} />}
      {tool === 'crop' && <CropOptions space={space} />}
      {tool === 'adjust' && <AdjustOptions space={space} />}
      {usesColor(tool) && <ColorOptions space={space} />}
    </>
  );
}
