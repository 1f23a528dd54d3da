import { useKit } from '@tintory/ui-kit';
import { useRef } from 'react';
import { pickedTypes } from '@tintory/picture-files/check-image-file';

type PickPhotosProps = {
  label: string;
  primary?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** A button that opens the browser's file dialog for many files. */
export function PickPhotos({ label, primary = false, onFiles }: PickPhotosProps) {
  const { Button } = useKit();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        size={primary ? 'large' : 'medium'}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={pickedTypes}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
