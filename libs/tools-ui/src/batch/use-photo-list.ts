import { batchRules } from '@tintory/contract';
import { useState } from 'react';
import type { TakeFiles } from './use-dropped-files.ts';
import { addFiles, inspectEach, type Upload } from './upload-list.ts';

/** The photos chosen in this browser, each looked at before anything is paid or sent. */
export function usePhotoList() {
  const [photos, setPhotos] = useState<readonly Upload[]>([]);
  const [left, setLeft] = useState(0);
  const [skipped, setSkipped] = useState<number | null>(null);
  const add: TakeFiles = (files, others = 0) => {
    setSkipped(files.length === 0 || others > 0 ? others : null);
    const next = addFiles(photos, files, batchRules.maxItems);
    setPhotos(next.uploads);
    setLeft(next.left);
    // Some may be taken out meanwhile.
    void inspectEach(next.uploads.slice(photos.length), (seen) =>
      setPhotos((now) => now.map((photo) => (photo.key === seen.key ? seen : photo))),
    );
  };
  const refused = photos.filter(({ state }) => state === 'refused').length;
  return {
    photos,
    /** Without what is no picture we take. */
    usable: photos.filter(({ state }) => state !== 'refused'),
    /** How many files found no room. */
    left,
    /** How many files of a folder are no pictures; null where there is nothing to say of one. */
    skipped,
    /** How many are no picture we take. */
    refused,
    /** Of how many only the first frame is used. */
    animated: photos.filter(({ animated }) => animated).length,
    add,
    remove: (key: string) => setPhotos((now) => now.filter((photo) => photo.key !== key)),
    removeRefused: () => setPhotos((now) => now.filter(({ state }) => state !== 'refused')),
    clear: () => {
      setPhotos([]);
      setSkipped(null);
    },
  };
}
