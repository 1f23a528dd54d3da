/** What a result deserves a second look for. */
export const warning = {
  partMissing: 'Part of the subject may be missing.',
  neighbourKept: 'Something beside the subject may have been kept.',
  seeThrough:
    'Part of the subject is see-through, like glass or a veil, and how far it lets the background through is a guess.',
  larger: 'The subject is larger than this picture: all sides cut it off.',
  subject: 'The subject was hard to tell from its background. Look at the edges before you use it.',
  faint:
    'Part of the outline can hardly be seen, as with glass or white on white, so the edge there is a guess. Glass keeps what shows through it.',
  faceless: 'No face was found, so it gets the coat alone, without eyes and teeth.',
  pose: 'The heads do not stand quite alike. Look at the nose, the mouth and the chin.',
  coarse: 'The new face is much softer than the one it replaces, and is seen to be.',
  covered: 'Dark glasses hide the eyes of the new face, so it brings none with it.',
  shaded: 'The eyes of the new face lie in the dark, or are shut: here they become dark spots.',
  hair: 'Hair hangs over half of the new face, and comes along.',
  severalFaces: 'There are several faces in the new face’s picture; the largest was taken.',
  uneven: 'This photo is not the same all over, so its repetition shows.',
  sleeves:
    'This garment has no sleeves, or shorter ones than the person wears: those stay, as if worn underneath.',
  neck: 'The front neckline could not be told from the inside of the back, so it is a guess. Look at the neck.',
  loose:
    'The clothes that are worn reach beyond the new garment. What is behind them is painted: look at its edges.',
  arms: 'An arm is sharply bent, lies before clothes of nearly the colour of skin, or is not seen, so that its sleeve stays short. Look at the arms: they may be wrong.',
  garment:
    'Neither two sleeves nor a neckline were found in this garment, so it may hang wrong. Look at how it is worn.',
  cutOff: 'The side of its picture cuts the garment off, so a part of it is missing.',
  tiny: 'This photo is so small that the paint hides what it shows.',
  fewPixels: 'The subject has so few pixels in this photo that it stays soft.',
  cutAside: 'The photo cuts the subject off at a side, so it stands at that side of the picture.',
  hiddenFeet: 'What the subject stands on is hidden or cut off in the photo. Look at its feet.',
  laidFlat: 'The subject was photographed lying, from above, so it lies here, too.',
  blurred: 'This photo is blurred, or it was enlarged before. Enlarged again, it stays soft.',
  noisy: 'This photo is grainy, and its grain grows with it.',
  blocky: 'This photo was compressed hard, and the blocks of that grow with it.',
  enlarged: 'This photo was already enlarged. Enlarging it again adds pixels, but no detail.',
};

/** What would help against it. */
export const helps = {
  marks: 'Tap what is missing or should go, or mark it with the brush. Trying it is free.',
  partMissing: 'A photo in front of a plain background, with all of the subject in it, helps.',
  neighbourKept: 'A photo with nothing touching the subject helps.',
  seeThrough: 'A photo in front of a plain background, with light from behind, helps.',
  larger: 'A photo that shows all of it, with some background around it, helps.',
  subject: 'A photo in front of a plain background, of another colour than the subject, helps.',
  faint: 'A photo in front of a darker or lighter background helps.',
  faceless: 'A portrait from the front helps, the face not too small.',
  pose: 'Photos with the same pose help, with both mouths open or both closed.',
  coarse: 'A photo that shows the new face larger and in focus helps.',
  covered: 'A photo of it without dark glasses helps.',
  shaded: 'A photo of it with open eyes helps, and with light from the front.',
  hair: 'A photo of it helps that shows both eyes and both cheeks free, taken from the front.',
  severalFaces: 'It helps to crop it to one face, or to choose a picture that shows one alone.',
  uneven:
    'A photo of one surface helps, taken straight on in even light. So does evening out more light, or the method “Mirror”.',
  sleeves:
    'A photo of the person with bare arms helps, or a garment with sleeves at least as long.',
  neck: 'A picture of the garment closed and laid flat helps, with its neckline open.',
  loose: 'A photo of the person in close-fitting clothes helps, arms a little away from the body.',
  arms: 'A photo with the arms hanging beside the body helps.',
  garment:
    'A picture of one garment from the front helps, whole and closed, before a plain ground.',
  cutOff: 'A picture that shows the whole garment helps.',
  tiny: 'Enlarging it first helps.',
  fewPixels: 'A larger photo helps, or one that shows the subject closer.',
  cutAside: 'A photo that shows all of it helps.',
  hiddenFeet: 'A photo that shows its feet on a plain floor helps.',
  laidFlat: 'A photo of it standing, taken from the front, helps if it should stand.',
  blurred:
    'Enlarging cannot bring back what a photo has lost. A sharper one helps, or the original at its own size.',
  noisy: 'Cleaning up helps. Choose it here, then look at the free preview.',
  blocky: 'Cleaning up takes the blocks out. A file that was saved at a better quality helps more.',
  enlarged:
    'Start from the original. If you do not have it, resize this one to about half its sides first, which is free, and enlarge that.',
};
