import { mayPassLater } from '@tintory/contract';

/** What to do next, as a key of the texts; and the step that the notice offers. */
type FailureAdvice = {
  text:
    | 'photo'
    | 'input'
    | 'wait'
    | 'session'
    | 'gone'
    | 'again'
    | 'network'
    | 'subject'
    | 'face'
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
  Forbidden: { text: 'gone', instead: 'otherPhoto' },
  NotFound: { text: 'gone', instead: 'otherPhoto' },
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
  EngineTimeout: { text: 'wait' },
  Offline: { text: 'network' },
};

/** What a code means in one tool only. */
const adviceInTool: Record<string, Record<string, Advice>> = {
  virtual_dress: { InvalidInput: { text: 'garment' } },
};

/** Each failure has a next step: what may pass another time can be tried again. */
export function adviceFor(code: string, toolId = ''): FailureAdvice {
  const { text, instead = 'none' } = adviceInTool[toolId]?.[code] ??
    advice[code] ?? { text: 'again' };
  return { text, action: mayPassLater(code) ? 'retry' : instead };
}
