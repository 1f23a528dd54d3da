import { useKit, type ButtonProps } from '@tintory/ui-kit';
import { useRef } from 'react';
import { FileInput } from './file-input.tsx';

type PickButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'disabled'> & {
  label: string;
  onFile: (file: File) => void;
};

/** A button that opens the browser's file dialog. */
export function PickButton({ label, onFile, ...look }: PickButtonProps) {
  const { Button } = useKit();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <FileInput ref={input} label={label} onFile={onFile} />
    </>
  );
}
