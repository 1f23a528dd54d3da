import { findTool, imageKey, type Field, type ToolAdvice } from '@tintory/catalog';
import { mayPassLater, type FailureReason } from '@tintory/contract';
import { outcomeUnknownCode, type Failure } from '../jobs/failure.ts';
import { photoGoneCode } from '../jobs/failure.ts';
import { fileGoneCode } from '../photo/file-gone.ts';

/** The text key of the advice, and the action that the notice offers. */
type FailureAdvice = {
  text:
    | 'photo'
    | 'picture'
    | 'input'
    | 'option'
    | 'unfit'
    | 'wait'
    | 'pace'
    | 'quota'
    | 'room'
    | 'slow'
    | 'clock'
    | 'session'
    | 'gone'
    | 'lost'
    | 'changed'
    | 'changedPicture'
    | 'again'
    | 'network'
    | 'unknown'
    | 'subject'
    | 'face'
    | 'newFace'
    | 'swap'
    | 'faces'
    | 'body'
    | 'garment'
    | 'worn'
    | 'legs'
    | 'words'
    | 'place'
    | 'refused'
    | 'large'
    | 'maskShape'
    | 'maskIsPhoto'
    | 'maskEmpty'
    | 'maskFull'
    | 'missingFace'
    | 'private'
    | 'unreachable'
    | 'noPicture'
    | 'empty'
    | 'tiny'
    | 'tinyPicture'
    | 'long'
    | 'longPicture'
    | 'baseUnfit'
    | 'cutoutGone'
    | 'restagedOften';
  action: 'retry' | 'otherPhoto' | 'signIn' | 'none';
};

/** The text for a code, and the action if a retry does not help. */
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
  [fileGoneCode]: { text: 'changed', instead: 'otherPhoto' },
  BadSignature: { text: 'session', instead: 'signIn' },
  NoSubject: { text: 'subject', instead: 'otherPhoto' },
  NoFace: { text: 'face', instead: 'otherPhoto' },
  FacesDiffer: { text: 'faces' },
  NoBody: { text: 'body', instead: 'otherPhoto' },
  WornOnLegs: { text: 'legs' },
  PromptUnclear: { text: 'words' },
  PromptRefused: { text: 'refused' },
  ResultTooLarge: { text: 'large' },
  TooManyRequests: { text: 'pace' },
  EngineUnavailable: { text: 'wait' },
  EngineTimeout: { text: 'slow' },
  QuotaReached: { text: 'quota' },
  StorageFull: { text: 'room' },
  Offline: { text: 'network' },
  [outcomeUnknownCode]: { text: 'unknown' },
};

/** Advice by code for a further picture; the photo is kept. */
const adviceBeside: Record<string, Advice> = {
  [fileGoneCode]: { text: 'changedPicture' },
  InvalidInput: { text: 'picture' },
  UnsupportedMedia: { text: 'picture' },
  PayloadTooLarge: { text: 'picture' },
};

/** Advice by the reason that came with the code. */
const adviceOfReason: Record<FailureReason, Advice> = {
  maskShape: { text: 'maskShape' },
  maskIsPhoto: { text: 'maskIsPhoto' },
  maskEmpty: { text: 'maskEmpty' },
  maskFull: { text: 'maskFull' },
  noGarment: { text: 'garment' },
  garmentWorn: { text: 'worn' },
  faceMissing: { text: 'missingFace' },
  addressPrivate: { text: 'private', instead: 'otherPhoto' },
  addressUnreachable: { text: 'unreachable', instead: 'otherPhoto' },
  addressNoPicture: { text: 'noPicture', instead: 'otherPhoto' },
  pictureEmpty: { text: 'empty', instead: 'otherPhoto' },
  pictureTiny: { text: 'tiny', instead: 'otherPhoto' },
  pictureLong: { text: 'long', instead: 'otherPhoto' },
  pictureDamaged: { text: 'photo', instead: 'otherPhoto' },
  baseUnfit: { text: 'baseUnfit' },
  cutoutGone: { text: 'cutoutGone' },
  restagedOften: { text: 'restagedOften' },
};

/** Advice by reason for a further picture, where it differs. */
const reasonBeside: Partial<Record<FailureReason, Advice>> = {
  pictureEmpty: { text: 'picture' },
  pictureTiny: { text: 'tinyPicture' },
  pictureLong: { text: 'longPicture' },
  pictureDamaged: { text: 'picture' },
};

/** Advice for a refused option, which is unrelated to the photo. */
const adviceOnOption: Record<string, Advice> = { InvalidInput: { text: 'option' } };

/** Advice for a field that the tool does not have, e.g. when the page is older than the API. */
const adviceOnStranger: Record<string, Advice> = { InvalidInput: { text: 'unfit' } };

/** Codes about the prompt, which is a single field. */
const aboutWords: readonly string[] = ['PromptUnclear', 'PromptRefused'];

/** Reasons that are about the garment, which only the dressing tool has. */
const aboutGarment: readonly string[] = ['noGarment', 'garmentWorn'];

/** The input to change, if the failure is not the photo's. */
export function fieldToChange({ code, field, reason }: Failure, toolId: string) {
  if (field !== undefined) return field;
  if (aboutWords.includes(code)) return fieldsOf(toolId).find(({ kind }) => kind === 'text')?.key;
  return reason && !aboutGarment.includes(reason) ? undefined : inTool(toolId, code)?.field;
}

/** The tool's own advice for a code. */
const inTool = (toolId: string, code: string): ToolAdvice | undefined => {
  const advice: Partial<Record<string, ToolAdvice>> = findTool(toolId)?.advice ?? {};
  return advice[code];
};

/**
 * The advice for a failure; temporary ones offer a retry.
 *
 * @param field the input at fault, if named
 * @param reason what is wrong with it, if known
 */
export function adviceFor(
  code: string,
  toolId = '',
  field?: string,
  reason?: FailureReason,
): FailureAdvice {
  const place = placeOf(toolId, field);
  const beside = place === 'beside';
  const told = reason && ((beside ? reasonBeside[reason] : undefined) ?? adviceOfReason[reason]);
  const ofTool = inTool(toolId, code)?.text;
  const { text, instead = 'none' } = told ??
    adviceAt[place]?.[code] ??
    (ofTool ? { text: ofTool } : advice[code]) ?? { text: 'again' };
  // A retry cannot restore a deleted file.
  const mayPass = code !== photoGoneCode && code !== fileGoneCode && mayPassLater(code);
  return { text, action: mayPass ? 'retry' : instead };
}

/** The role of a field in its tool; a failure without a field counts as the photo's. */
type Place = 'photo' | 'beside' | 'option' | 'stranger';

const adviceAt: Partial<Record<Place, Record<string, Advice>>> = {
  beside: adviceBeside,
  option: adviceOnOption,
  stranger: adviceOnStranger,
};

const placeOfKind: Record<Field['kind'], Place> = {
  ...{ image: 'photo', picture: 'beside', pictures: 'beside' },
  ...{ choice: 'option', color: 'option', number: 'option', text: 'option', boolean: 'option' },
  ...{ place: 'option', surface: 'option' },
  // These are chosen or drawn on the photo.
  ...{ indexes: 'photo', strokes: 'photo', job: 'photo' },
};

function placeOf(toolId: string, key: string | undefined): Place {
  const fields = fieldsOf(toolId);
  if (!key || key === 'image_url' || fields.length === 0) return 'photo';
  const keyOf = (field: Field) => (field.kind === 'image' ? imageKey(field) : field.key);
  const field = fields.find((one) => keyOf(one) === key);
  return field ? placeOfKind[field.kind] : 'stranger';
}

const fieldsOf = (toolId: string): readonly Field[] =>
  findTool(toolId)?.functions.flatMap(({ fields }) => fields) ?? [];
