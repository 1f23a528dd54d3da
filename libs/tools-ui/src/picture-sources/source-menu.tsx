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
  /** The stored picture that is in use. */
  chosenId: string | null;
  onFile: (file: File) => void;
  onStore: () => void;
  onResult: (picture: ResultPicture) => void;
};

/** Where a further picture comes from; whoever has files alone gets no menu for them. */
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

/** Drawn in lines, also where a kit fills what stands in its menus. */
const icon = { size: 20, stroke: 1.75, style: { fill: 'none' } } as const;

function Sources({ label, chosenId, onFile, onStore, onResult }: SourceMenuProps) {
  const t = useT('workbench');
  const { Menu } = useKit();
  const place = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState(false);
  const items = useSourceItems({
    // The item that was pressed goes with its menu: focus comes back to the button instead.
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
