export { aJob, aPhoto, fakeApi, withServices } from './fake-services.tsx';
export { aGoneFile } from './gone-file.ts';
export { describeKit, Held, type Draw } from './kit/describe-kit.tsx';
export { readableBlobs } from './readable-blobs.ts';
export { plainKit } from './plain-kit.tsx';
