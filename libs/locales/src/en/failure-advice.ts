/** What to do next, by why a run came to nothing. */
export const failureAdvice = {
  subject:
    'Nothing stands out in this picture. One with a clear subject and some background around it helps.',
  marks:
    'Nothing stands out in this picture. Tap what stays, or mark it: trying it is free. Or choose a photo with a clear subject and some background around it.',
  face: 'No face was found. A photo that shows one from the front, not too small, helps.',
  newFace:
    'No face was found in the photo with the new face. Choose another one there, from the front and not too small; everything else stays.',
  swap: 'Faces and pictures do not fit together. Choose fewer faces, and one picture for all of them or one for each; else another picture of the new face may help.',
  faces:
    'The faces look in different directions, or a head leans too far. Choose photos with a similar pose, heads upright.',
  body: 'No person was found that could be dressed. A photo from the front helps, down to the waist at least, in close-fitting clothes.',
  garment:
    'The second picture shows no garment that can be put on. Give one from the front, whole and closed, before a plain ground: laid flat, on a hanger or on an invisible mannequin. A jacket that hangs open: close it first.',
  worn: 'Somebody wears the garment in the second picture. Give one that shows it alone: laid flat, on a hanger or on an invisible mannequin.',
  legs: 'This looks like a skirt or trousers, which cannot be put on yet. Tops, jackets and dresses can.',
  words:
    'What the picture is to be about could not be drawn. Name another thing, such as a rose, a ship or a cat, in English, German or Arabic.',
  place:
    'None of these words says where the picture should be taken. Name a place or a light, such as marble, a garden or window light, in English, German or Arabic.',
  refused: 'We do not make this. Describe something else.',
  large: 'The result would be too large. Choose a smaller factor, or a smaller picture.',
  input: 'Something about this photo does not fit. Another one may help.',
  option: '“{{name}}”: this value does not fit. Choose another one there; everything else stays.',
  unfit: 'This page is older than the tool. Load it again; what you began stays here.',
  photo:
    'The photo could not be read. Another photo, or the same one saved as PNG or JPEG, will help.',
  wait: 'Many people are at work right now. Wait a minute, then try again.',
  slow: 'This took too long and was stopped. A smaller picture is done sooner.',
  quota:
    'Your account holds as many pictures as one may. Delete some in your history, or come back tomorrow.',
  room: 'We have no room for more pictures just now. Try again in a few minutes.',
  clock: 'The clock of this device is wrong. Set it right, then try again.',
  session: 'Your session has ended. Sign in again; your photo stays here.',
  gone: 'This result no longer exists. Results are kept for {{results}} days.',
  lost: 'The photo is gone after {{inputs}} days; choose it again.',
  changed: 'This file was moved, changed or deleted after it was chosen. Choose it again.',
  changedPicture:
    '“{{name}}”: this file was moved, changed or deleted after it was chosen. Choose it again there; everything else stays.',
  again: 'This one is on us. Try again; if it happens twice, another photo may help.',
  network: 'The connection broke. Check it and try again; nothing you did is lost.',
  unknown:
    'The answer got lost on its way. Try again: nothing is made or charged twice. What was made is among your results.',
  picture:
    '“{{name}}”: this picture could not be read. Another one, or the same one saved as PNG or JPEG, will help; everything else stays.',
  maskShape:
    '“{{name}}”: the mask has another shape than the photo. Use one of the same proportions, in any size; everything else stays.',
  maskIsPhoto:
    '“{{name}}”: this is a photo, not a mask. Use a picture that is white where something should stay, and black elsewhere.',
  maskEmpty:
    '“{{name}}”: nothing is marked in the mask. Make white what should stay, or take the mask away.',
  maskFull:
    '“{{name}}”: the mask marks the whole picture. Make black what should go, or take the mask away.',
  missingFace: 'One of the chosen faces is not in the photo. Choose the faces once more.',
  private:
    'The photo’s address is not open to everyone. Give one that begins with https and needs no password, or choose the photo itself.',
  unreachable: 'The photo’s address did not answer in full. Check it, or choose the photo itself.',
  noPicture: 'There is no picture at the photo’s address. Check it, or choose the photo itself.',
  empty: 'This file is empty. Choose another photo.',
  tiny: 'This photo is too small: each side needs at least {{least}} pixels. Choose a larger one.',
  tinyPicture:
    '“{{name}}”: this picture is too small. Each side needs at least {{least}} pixels; everything else stays.',
  long: 'This photo is too long: no side may exceed 10,000 pixels. Crop it, or choose another one.',
  longPicture:
    '“{{name}}”: this picture is too long. No side may exceed 10,000 pixels; everything else stays.',
  pace_one: 'You asked for a lot in the last minute. Wait {{count}} second and try again.',
  pace_other: 'You asked for a lot in the last minute. Wait {{count}} seconds and try again.',
  baseUnfit:
    'This does not go with the picture it starts from. Make it as a new picture; everything else stays.',
  cutoutGone:
    'What was cut out for this picture is gone after a day. Make the picture once more to go on from there.',
  restagedOften: 'This was changed as often as is free. Wait an hour, or make it as a new picture.',
} as const;
