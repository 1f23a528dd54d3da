// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { failureOf } from '../jobs/failure.ts';
import { uploadPictures } from '../jobs/upload-pictures.ts';
import { aGoneFile } from '../testing/gone-file.ts';
import { FileGone, withFile } from './file-gone.ts';
import { readPhoto } from './read-photo.ts';

const broken = () => Promise.reject(new Error('The line broke.'));
const whole = new File(['bytes'], 'cat.png');

describe('a file that was deleted or edited after it was chosen', () => {
  it('is told apart from a line that broke', async () => {
    await expect(withFile(aGoneFile(), broken)).rejects.toBeInstanceOf(FileGone);
    await expect(withFile(whole, broken)).rejects.toThrow('The line broke.');
    expect(await withFile(aGoneFile(), async () => 'done')).toBe('done');
  });

  it('is to be chosen again, wherever it is opened', async () => {
    const gone = { problem: { kind: 'gone' } };
    expect(await readPhoto(aGoneFile(), 'cat.png')).toEqual(gone);
  });

  it('is to be chosen again where it could only be sent no more', async () => {
    const photo = { file: aGoneFile(), name: 'beach.png', type: 'image/png' } as never;
    const send = ({ file }: { file: Blob }) => withFile(file, broken);
    const sending = uploadPictures({ background_image: photo }, send);
    const failure = failureOf(await sending.catch((error: unknown) => error));
    expect(failure).toEqual({ code: 'FileGone', field: 'background_image' });
  });
});
