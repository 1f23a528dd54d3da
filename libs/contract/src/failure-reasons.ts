/**
 * Why an input was refused, where the code alone does not tell: the list is closed, and each has its
 * own words for what to do.
 */
export const failureReasons = [
  'maskShape',
  'maskIsPhoto',
  'maskEmpty',
  'maskFull',
  'noGarment',
  'garmentWorn',
  'faceMissing',
  'addressPrivate',
  'addressUnreachable',
  'addressNoPicture',
  'pictureEmpty',
  'pictureTiny',
  'pictureLong',
  'pictureDamaged',
  'baseUnfit',
  'cutoutGone',
  'restagedOften',
] as const;
export type FailureReason = (typeof failureReasons)[number];

export const isFailureReason = (value: unknown): value is FailureReason =>
  (failureReasons as readonly unknown[]).includes(value);
