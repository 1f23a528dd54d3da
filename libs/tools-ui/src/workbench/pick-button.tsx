import { useKit, type ButtonProps } from '@tintory/ui-kit';
import { useRef } from 'react';
import { pickedTypes } from '../photo/check-image-file.ts';

type PickButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'disabled'> & {
  label: string;
  onFile: (file: File) => void;
};

/** A button that opens the browser's file dialog; the same file may be chosen twice in a row. */
export function PickButton({ label, onFile, ...look }: PickButtonProps) {
  const { Button } = useKit();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={pickedTypes}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
