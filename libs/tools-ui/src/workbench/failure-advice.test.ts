import { errorCodes, failureReasons, mayPassLater, type ErrorCode } from '@tintory/contract';
import { describe, expect, it } from 'vitest';
import { photoGoneCode } from '../jobs/failure.ts';
import { adviceFor, fieldToChange } from './failure-advice.ts';

/** The expected text and action of each code. */
const intended: Record<ErrorCode, ReturnType<typeof adviceFor>> = {
  InvalidInput: { text: 'input', action: 'otherPhoto' },
  Unauthorized: { text: 'session', action: 'signIn' },
  BadSignature: { text: 'session', action: 'signIn' },
  StaleTimestamp: { text: 'clock', action: 'retry' },
  Forbidden: { text: 'session', action: 'signIn' },
  NotFound: { text: 'gone', action: 'otherPhoto' },
  Conflict: { text: 'again', action: 'retry' },
  StoreGone: { text: 'again', action: 'retry' },
  ReplayedNonce: { text: 'again', action: 'retry' },
  LinkExpired: { text: 'again', action: 'retry' },
  PayloadTooLarge: { text: 'photo', action: 'otherPhoto' },
  UnsupportedMedia: { text: 'photo', action: 'otherPhoto' },
  ResultTooLarge: { text: 'large', action: 'none' },
  NoSubject: { text: 'subject', action: 'otherPhoto' },
  NoFace: { text: 'face', action: 'otherPhoto' },
  FacesDiffer: { text: 'faces', action: 'none' },
  NoBody: { text: 'body', action: 'otherPhoto' },
  WornOnLegs: { text: 'legs', action: 'none' },
  PromptUnclear: { text: 'words', action: 'none' },
  PromptRefused: { text: 'refused', action: 'none' },
  PublishRefused: { text: 'again', action: 'retry' },
  PrintRefused: { text: 'again', action: 'none' },
  StoreScopeMissing: { text: 'again', action: 'none' },
  StoreProductRefused: { text: 'again', action: 'none' },
  StoreProductChanged: { text: 'again', action: 'none' },
  StoreMediaFailed: { text: 'again', action: 'retry' },
  TooManyRequests: { text: 'pace', action: 'retry' },
  Internal: { text: 'again', action: 'retry' },
  EngineUnavailable: { text: 'wait', action: 'retry' },
  ProviderUnavailable: { text: 'again', action: 'retry' },
  EngineTimeout: { text: 'slow', action: 'retry' },
  QuotaReached: { text: 'quota', action: 'retry' },
  StorageFull: { text: 'room', action: 'retry' },
};

describe('a failure', () => {
  it.each(errorCodes)('%s says what was meant for it, with the step that helps', (code) => {
    expect(adviceFor(code)).toEqual(intended[code]);
  });

  it('that nobody foresaw is on us, and can be tried again', () => {
    expect(adviceFor('SomethingNew')).toEqual({ text: 'again', action: 'retry' });
  });

  it('of the line asks to look at the line', () => {
    expect(adviceFor('Offline')).toEqual({ text: 'network', action: 'retry' });
  });

  it('asks for the photo once more where it was deleted in the meantime', () => {
    expect(adviceFor(photoGoneCode)).toEqual({ text: 'lost', action: 'otherPhoto' });
  });

  it('asks for another garment, and keeps the photo, where something else was to be put on', () => {
    expect(adviceFor('InvalidInput', 'virtual_dress')).toEqual({ text: 'garment', action: 'none' });
    expect(adviceFor('InvalidInput', 'change_background').text).toBe('input');
  });

  it('asks for another picture of the new face, and keeps photo and faces, where it shows none', () => {
    expect(adviceFor('NoFace', 'face_swap')).toEqual({ text: 'newFace', action: 'none' });
  });

  it('speaks of faces and their pictures, not of masks, where those do not fit together', () => {
    expect(adviceFor('InvalidInput', 'face_swap')).toEqual({ text: 'swap', action: 'none' });
  });

  it.each([
    ['virtual_dress', 'garment_object_id'],
    ['face_swap', 'source_object_ids'],
    ['change_background', 'background_object_id'],
  ])('of a further picture of %s speaks of that one, and keeps the photo', (tool, field) => {
    for (const code of ['UnsupportedMedia', 'PayloadTooLarge', 'InvalidInput']) {
      expect(adviceFor(code, tool, field)).toEqual({ text: 'picture', action: 'none' });
    }
    expect(adviceFor('UnsupportedMedia', tool, 'object_id').text).toBe('photo');
    expect(adviceFor('NoFace', tool, field)).toEqual(adviceFor('NoFace', tool));
  });

  it('of an option speaks of that option, and leaves the photo alone', () => {
    for (const field of ['format', 'shadow']) {
      const advised = adviceFor('InvalidInput', 'change_background', field);
      expect(advised).toEqual({ text: 'option', action: 'none' });
    }
    expect(adviceFor('InvalidInput', 'change_background', 'object_id').action).toBe('otherPhoto');
  });

  it('of an input that the tool does not have blames neither photo nor option', () => {
    const advised = adviceFor('InvalidInput', 'change_background', 'glitter');
    expect(advised).toEqual({ text: 'unfit', action: 'none' });
  });

  it.each(['maskShape', 'maskIsPhoto', 'maskEmpty', 'maskFull'] as const)(
    'of a mask says what is wrong with it, and keeps the photo: %s',
    (reason) => {
      const advised = adviceFor('InvalidInput', 'product_model', 'mask_object_id', reason);
      expect(advised).toEqual({ text: reason, action: 'none' });
    },
  );

  it('has its own words for each reason', () => {
    for (const reason of failureReasons) {
      const { text } = adviceFor('InvalidInput', 'remove_background', undefined, reason);
      expect([reason, text]).not.toEqual([reason, 'input']);
    }
  });

  it('keeps the photo where it is a further picture that is too small, damaged or empty', () => {
    for (const reason of ['pictureTiny', 'pictureDamaged', 'pictureEmpty'] as const) {
      const photo = adviceFor('InvalidInput', 'virtual_dress', undefined, reason);
      const garment = adviceFor('InvalidInput', 'virtual_dress', 'garment_object_id', reason);
      expect([photo.action, garment.action]).toEqual(['otherPhoto', 'none']);
      expect(garment.text).not.toBe(photo.text);
    }
  });

  it('knows which option is to change, by the API or by the tool', () => {
    const field = 'mask_object_id';
    expect(fieldToChange({ code: 'InvalidInput', field }, 'product_model')).toBe(field);
    expect(fieldToChange({ code: 'WornOnLegs' }, 'virtual_dress')).toBe('garment_object_id');
    expect(fieldToChange({ code: 'NoFace' }, 'face_swap')).toBe('source_object_ids');
    const tiny = { code: 'InvalidInput', reason: 'pictureTiny' } as const;
    expect(fieldToChange(tiny, 'virtual_dress')).toBeUndefined();
    expect(fieldToChange({ code: 'PromptUnclear' }, 'text_to_tattoo')).toBe('prompt');
    expect(fieldToChange({ code: 'NoSubject' }, 'remove_background')).toBeUndefined();
  });

  it('can be tried again where it may pass by itself, and nowhere else', () => {
    for (const code of [...errorCodes, 'Offline', 'SomethingNew']) {
      expect([code, adviceFor(code).action === 'retry']).toEqual([code, mayPassLater(code)]);
    }
  });
});
