import { errorCodes, mayPassLater, type ErrorCode } from '@tintory/contract';
import { describe, expect, it } from 'vitest';
import { photoGoneCode } from '../jobs/job-phase.ts';
import { adviceFor } from './failure-advice.ts';

/** What is said of each code, and the step that goes with it. */
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
  TooManyRequests: { text: 'wait', action: 'retry' },
  Internal: { text: 'again', action: 'retry' },
  EngineUnavailable: { text: 'wait', action: 'retry' },
  ProviderUnavailable: { text: 'again', action: 'retry' },
  EngineTimeout: { text: 'slow', action: 'retry' },
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

  it('can be tried again where it may pass by itself, and nowhere else', () => {
    for (const code of [...errorCodes, 'Offline', 'SomethingNew']) {
      expect([code, adviceFor(code).action === 'retry']).toEqual([code, mayPassLater(code)]);
    }
  });
});
