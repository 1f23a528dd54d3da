import { batchRules } from '@tintory/contract';
import { useState } from 'react';
import { addFiles, inspect, type Upload } from './upload-list.ts';

/** The photos chosen in this browser, each looked at before anything is paid or sent. */
export function usePhotoList() {
  const [photos, setPhotos] = useState<readonly Upload[]>([]);
  const [left, setLeft] = useState(0);
  const add = async (files: readonly File[]) => {
    const next = addFiles(photos, files, batchRules.maxItems);
    setPhotos(next.uploads);
    setLeft(next.left);
    const seen = new Map(
      (await Promise.all(next.uploads.map(inspect))).map((upload) => [upload.key, upload]),
    );
    // Some may have been taken out meanwhile.
    setPhotos((now) => now.map((photo) => seen.get(photo.key) ?? photo));
  };
  return {
    photos,
    /** Without what is no picture we take. */
    usable: photos.filter(({ state }) => state !== 'refused'),
    /** How many files found no room. */
    left,
    add: (files: readonly File[]) => void add(files),
    remove: (key: string) => setPhotos((now) => now.filter((photo) => photo.key !== key)),
    clear: () => setPhotos([]),
  };
}
