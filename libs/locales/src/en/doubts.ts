/** What a result deserves a second look for. */
export const doubt = {
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
  neck: 'The front could not be told from the inside of the back, so cloth may lie over the neck.',
  loose:
    'The clothes that are worn reach beyond the new garment. What is behind them is painted: look at its edges.',
  arms: 'An arm is sharply bent, or lies before clothes of nearly the colour of skin. Look at the arms: they may be wrong.',
  tiny: 'This photo is so small that the paint hides what it shows.',
  fewPixels: 'The subject has so few pixels in this photo that it stays soft.',
  tilted:
    'The subject was photographed from above, and this place is seen from the front, so it seems to tip over.',
  alike: 'The photo cuts the subject off on two sides, so the pictures differ little.',
  blurred: 'This photo is blurred, or it was enlarged before. Enlarged again, it stays soft.',
  noisy: 'This photo is grainy, and its grain grows with it.',
  blocky: 'This photo was compressed hard, and the blocks of that grow with it.',
  enlarged: 'This photo was already enlarged. Enlarging it again adds pixels, but no detail.',
};

/** What would help against it. */
export const helps = {
  marks: 'It helps to mark what stays and what goes. Trying it is free.',
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
  tiny: 'Enlarging it first helps.',
  fewPixels: 'A larger photo helps, or one that shows the subject closer.',
  tilted:
    'A place without a horizon helps, such as marble, linen, grass or a plain colour, or a photo taken at the height of the subject.',
  alike: 'A photo that shows all of it helps, or fewer pictures.',
  blurred:
    'Enlarging cannot bring back what a photo has lost. A sharper one helps, or the original at its own size.',
  noisy: 'Removing noise helps. Choose it here, then look at the free preview.',
  blocky:
    'Removing noise takes the blocks out as well. A file that was saved at a better quality helps more.',
  enlarged:
    'Start from the original. If you do not have it, resize this one to about half its sides first, which is free, and enlarge that.',
};
