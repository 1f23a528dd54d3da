import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { Workspace } from '../use-workspace.ts';

/** Whether the removed part is shown dimmed. */
export function ShadowSwitch({ space: { settings, change } }: { space: Workspace }) {
  const t = useT('paint');
  const { Switch } = useKit();
  return (
    <Switch
      label={t('paint:marks.shadow')}
      value={settings.shadow}
      onChange={(value) => change({ shadow: value })}
    />
  );
}
