import { mayPassLater } from '@tintory/contract';
import { photoGoneCode } from '../jobs/job-phase.ts';

/** What to do next, as a key of the texts; and the step that the notice offers. */
type FailureAdvice = {
  text:
    | 'photo'
    | 'input'
    | 'wait'
    | 'slow'
    | 'clock'
    | 'session'
    | 'gone'
    | 'lost'
    | 'again'
    | 'network'
    | 'subject'
    | 'face'
    | 'newFace'
    | 'swap'
    | 'faces'
    | 'body'
    | 'garment'
    | 'legs'
    | 'words'
    | 'refused'
    | 'large';
  action: 'retry' | 'otherPhoto' | 'signIn' | 'none';
};

/** What to say of a code, and the step where another try is none. */
type Advice = Pick<FailureAdvice, 'text'> & { instead?: FailureAdvice['action'] };

const advice: Record<string, Advice> = {
  InvalidInput: { text: 'input', instead: 'otherPhoto' },
  UnsupportedMedia: { text: 'photo', instead: 'otherPhoto' },
  PayloadTooLarge: { text: 'photo', instead: 'otherPhoto' },
  Unauthorized: { text: 'session', instead: 'signIn' },
  StaleTimestamp: { text: 'clock' },
  Forbidden: { text: 'session', instead: 'signIn' },
  NotFound: { text: 'gone', instead: 'otherPhoto' },
  [photoGoneCode]: { text: 'lost', instead: 'otherPhoto' },
  BadSignature: { text: 'session', instead: 'signIn' },
  NoSubject: { text: 'subject', instead: 'otherPhoto' },
  NoFace: { text: 'face', instead: 'otherPhoto' },
  FacesDiffer: { text: 'faces' },
  NoBody: { text: 'body', instead: 'otherPhoto' },
  WornOnLegs: { text: 'legs' },
  PromptUnclear: { text: 'words' },
  PromptRefused: { text: 'refused' },
  ResultTooLarge: { text: 'large' },
  TooManyRequests: { text: 'wait' },
  EngineUnavailable: { text: 'wait' },
  EngineTimeout: { text: 'slow' },
  Offline: { text: 'network' },
};

/** What a code means in one tool only. */
const adviceInTool: Record<string, Record<string, Advice>> = {
  virtual_dress: { InvalidInput: { text: 'garment' } },
  // Nobody chooses a face on a photo that has none, so it is the other picture.
  face_swap: { NoFace: { text: 'newFace' }, InvalidInput: { text: 'swap' } },
};

/** Each failure has a next step: what may pass another time can be tried again. */
export function adviceFor(code: string, toolId = ''): FailureAdvice {
  const { text, instead = 'none' } = adviceInTool[toolId]?.[code] ??
    advice[code] ?? { text: 'again' };
  // What was deleted does not come back by itself.
  const mayPass = code !== photoGoneCode && mayPassLater(code);
  return { text, action: mayPass ? 'retry' : instead };
}
