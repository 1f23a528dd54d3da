import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { Workspace } from '../use-workspace.ts';

/** How much of what is painted covers; for brush, shapes and text alike. */
export function OpacityField({ space: { settings, change } }: { space: Workspace }) {
  const t = useT('paint');
  const { percent } = useFormats();
  const { Slider } = useKit();
  return (
    <Slider
      label={t('paint:opacity')}
      value={settings.opacity}
      onChange={(value) => change({ opacity: value })}
      {...{ min: 0.05, max: 1, step: 0.05, format: percent }}
    />
  );
}
