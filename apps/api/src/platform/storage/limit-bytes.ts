import { Transform } from 'node:stream';
import { AppError } from '../errors.ts';

/** Lets at most so many bytes through; one more ends the stream with `PayloadTooLarge`. */
export function limitBytes(most: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > most) done(new AppError('PayloadTooLarge'));
      else done(null, chunk);
    },
  });
}
