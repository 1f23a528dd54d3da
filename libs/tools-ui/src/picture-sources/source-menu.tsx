import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import {
  IconBuildingStore,
  IconChevronDown,
  IconPhotoCheck,
  IconUpload,
} from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { useToolServices } from '../tool-services.tsx';
import { PickButton } from './pick-button.tsx';
import { FileInput } from './file-input.tsx';
import { ResultPicker } from './result-picker.tsx';
import styles from './source-menu.module.css';
import type { ResultPicture } from './use-result-pictures.ts';

type SourceMenuProps = {
  label: string;
  disabled: boolean;
  /** The stored picture in use. */
  chosenId: string | null;
  onFile: (file: File) => void;
  onStore: () => void;
  onResult: (picture: ResultPicture) => void;
};

/** The sources of a further picture: a plain file button if files are the only one, else a menu. */
export function SourceMenu(props: SourceMenuProps) {
  const { signedIn, hasStore } = useToolServices();
  const { label, disabled, onFile } = props;
  if (!disabled && (signedIn || hasStore)) return <Sources {...props} />;
  return (
    <span className={styles['place']}>
      <PickButton fullWidth {...{ label, disabled, onFile }} />
    </span>
  );
}

/** Keeps icons as outlines in kits that fill their menu icons. */
const icon = { size: 20, stroke: 1.75, style: { fill: 'none' } } as const;

function Sources({ label, chosenId, onFile, onStore, onResult }: SourceMenuProps) {
  const t = useT('workbench');
  const { Menu } = useKit();
  const place = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState(false);
  const items = useSourceItems({
    // The pressed item unmounts with its menu, so focus returns to the button.
    onSelect: () => place.current?.querySelector('button')?.focus(),
    onDevice: () => input.current?.click(),
    onStore,
    onResults: () => setPicking(true),
  });
  return (
    <span ref={place} className={styles['place']}>
      <Menu
        label={label}
        trigger={
          <span className={styles['trigger']}>
            {label}
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </span>
        }
        items={items}
      />
      <FileInput ref={input} label={t('workbench:picture.device')} onFile={onFile} />
      {picking && (
        <ResultPicker
          chosenId={chosenId}
          onClose={() => setPicking(false)}
          onChoose={(picture) => {
            setPicking(false);
            onResult(picture);
          }}
        />
      )}
    </span>
  );
}

type SourceItemsOptions = Record<'onSelect' | 'onDevice' | 'onStore' | 'onResults', () => void>;

/** Files of the device, pictures of a store, results from before: whichever there are. */
function useSourceItems({ onSelect, onDevice, onStore, onResults }: SourceItemsOptions) {
  const t = useT('workbench');
  const { signedIn, hasStore } = useToolServices();
  const item = (label: string, sign: ReactNode, open: () => void) => ({
    label,
    icon: sign,
    onSelect: () => {
      onSelect();
      open();
    },
  });
  const store = item(t('workbench:drop.store'), <IconBuildingStore {...icon} />, onStore);
  const results = item(t('workbench:recent'), <IconPhotoCheck {...icon} />, onResults);
  return [
    item(t('workbench:picture.device'), <IconUpload {...icon} />, onDevice),
    ...(hasStore ? [store] : []),
    ...(signedIn ? [results] : []),
  ];
}
