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
    | 'words'
    | 'refused'
    | 'large';
  action: 'retry' | 'otherPhoto' | 'signIn' | 'none';
};

const advice: Record<string, FailureAdvice> = {
  InvalidInput: { text: 'input', action: 'otherPhoto' },
  UnsupportedMedia: { text: 'photo', action: 'otherPhoto' },
  PayloadTooLarge: { text: 'photo', action: 'otherPhoto' },
  Unauthorized: { text: 'session', action: 'signIn' },
  Forbidden: { text: 'gone', action: 'otherPhoto' },
  NotFound: { text: 'gone', action: 'otherPhoto' },
  BadSignature: { text: 'session', action: 'signIn' },
  StaleTimestamp: { text: 'again', action: 'retry' },
  NoSubject: { text: 'subject', action: 'otherPhoto' },
  NoFace: { text: 'face', action: 'otherPhoto' },
  FacesDiffer: { text: 'faces', action: 'none' },
  NoBody: { text: 'body', action: 'otherPhoto' },
  PromptUnclear: { text: 'words', action: 'none' },
  PromptRefused: { text: 'refused', action: 'none' },
  ResultTooLarge: { text: 'large', action: 'none' },
  TooManyRequests: { text: 'wait', action: 'retry' },
  EngineUnavailable: { text: 'wait', action: 'retry' },
  EngineTimeout: { text: 'wait', action: 'retry' },
  Offline: { text: 'network', action: 'retry' },
};

/** What a code means in one tool only. */
const adviceInTool: Record<string, Record<string, FailureAdvice>> = {
  virtual_dress: { InvalidInput: { text: 'garment', action: 'none' } },
};

/** Each failure has a next step; a code nobody foresaw can at least be tried again. */
export const adviceFor = (code: string, toolId?: string): FailureAdvice =>
  adviceInTool[toolId ?? '']?.[code] ?? advice[code] ?? { text: 'again', action: 'retry' };
