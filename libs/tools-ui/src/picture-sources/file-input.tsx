import type { RefObject } from 'react';
import { pickedTypes } from '@tintory/picture-files/check-image-file';

type FileInputProps = {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  onFile: (file: File) => void;
};

/**
 * A hidden file input, whose click opens the browser's file dialog; the same file may be chosen
 * twice in a row.
 */
export function FileInput({ ref, label, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
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
  );
}
