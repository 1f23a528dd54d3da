import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { usePaintState } from '../use-paint-state.ts';
import type { MaskFault } from '../use-mask-file.ts';
import type { Workspace } from '../use-workspace.ts';
import styles from './options-panel.module.css';

/** Marks what should vanish; the mask can also come from a file, and go into one. */
export function MaskOptions({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { Segmented, Button } = useKit();
  const { settings, change, slow, busy, document } = space;
  const hasMask = usePaintState(document, 'hasMask');
  const [fault, setFault] = useState<MaskFault | null>(null);
  return (
    <div className={styles['fields']}>
      <Segmented
        label={t('paint:object.mode')}
        value={settings.maskMode}
        onChange={(value) => change({ maskMode: value as 'mask' | 'unmask' })}
        options={[
          { value: 'mask', label: t('paint:object.mask') },
          { value: 'unmask', label: t('paint:object.unmask') },
        ]}
      />
      <div className={styles['actions']}>
        <Button
          variant="primary"
          fullWidth
          disabled={!hasMask || busy.label !== null}
          onClick={() => void slow.removeObject().then(setFault)}
        >
          {t('paint:object.apply')}
        </Button>
        <Button variant="plain" fullWidth disabled={!hasMask} onClick={slow.clearMask}>
          {t('paint:object.clear')}
        </Button>
      </div>
      <MaskFiles space={space} onFault={setFault} />
      {fault && (
        <p ref={bringIntoView} role="alert" className={styles['bad']}>
          {t(`paint:object.${fault}`)}
        </p>
      )}
    </div>
  );
}

/** On a phone the options sheet shows only its first rows; text below would go unread. */
const bringIntoView = (words: HTMLElement | null) => words?.scrollIntoView({ block: 'nearest' });

type MaskFilesProps = { space: Workspace; onFault: (fault: MaskFault | null) => void };

function MaskFiles({ space, onFault }: MaskFilesProps) {
  const t = useT('paint');
  const { Button } = useKit();
  const picker = useRef<HTMLInputElement>(null);
  const { slow, document } = space;
  const hasMask = usePaintState(document, 'hasMask');
  const load = async (file: File | undefined) => {
    if (file) onFault(await slow.loadMask(file));
  };
  return (
    <div>
      <div className={styles['pair']}>
        <Button
          icon={<IconUpload size={18} stroke={1.75} />}
          onClick={() => picker.current?.click()}
        >
          {t('paint:object.load')}
        </Button>
        <Button
          icon={<IconDownload size={18} stroke={1.75} />}
          disabled={!hasMask}
          onClick={() => void slow.saveMask()}
        >
          {t('paint:object.save')}
        </Button>
      </div>
      <input
        ref={picker}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('paint:object.load')}
        onChange={(event) => {
          void load(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
