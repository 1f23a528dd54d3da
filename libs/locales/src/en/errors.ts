/**
 * One message for each code of the contract, and for each reason that tells more than its code: what
 * happened and what to do next.
 */
export const errors = {
  InvalidInput: 'Something in the request is not right. Check the marked values and try again.',
  Unauthorized: 'Please sign in to go on.',
  BadSignature: 'The upload was not signed for this session. Sign in again and retry.',
  StaleTimestamp: 'The upload request is too old. Check the clock of your device and retry.',
  Forbidden: 'You may not do this. Sign in with the account that may.',
  NotFound: 'This does not exist, or no longer does. Go back and choose it again.',
  StoreGone: "This store is not connected any more. Open the app in your store's admin once more.",
  PublishRefused: 'The store did not take the picture. Try another size or format.',
  StoreScopeMissing:
    "The store has not allowed the app to write products. Open the app in your store's admin once more and agree.",
  StoreProductChanged:
    'Somebody changed this product in the store, so it stays. Delete it in the store if nobody wants it.',
  StoreProductRefused:
    'The store did not take this product. Read what it says, change that and try again.',
  StoreMediaFailed:
    'The store did not take every picture of this product. Render them anew, or add them in the store.',
  PrintRefused:
    'This order cannot be made or sent to that address. Check the address and the products, then order again.',
  Conflict: 'This was already asked for in another form. Reload and try again.',
  ReplayedNonce: 'This upload request was already used. Please retry.',
  LinkExpired: 'This sign-in link was used or has expired. Ask for a new one.',
  PayloadTooLarge:
    'This file is too large. Use one of at most 25 MB and 25 megapixels, no side longer than 10,000 pixels.',
  UnsupportedMedia: 'This is not a picture we can read. Use PNG, JPEG, WebP, AVIF or GIF.',
  ResultTooLarge: 'The result would be too large. Choose a smaller factor, or a smaller picture.',
  NoSubject:
    'Nothing stands out in this picture. Mark what stays, or use one with a clear subject and some background around it.',
  NoFace: 'No face was found. Use a photo that shows a face from the front, not too small.',
  FacesDiffer:
    'The two faces look in different directions, or a head leans too far. Use photos with a similar pose, heads upright.',
  NoBody:
    'No person was found that could be dressed. Use a photo from the front, down to the waist at least, in close-fitting clothes.',
  WornOnLegs:
    'This looks like a skirt or trousers, which cannot be put on yet. Tops, jackets and dresses can.',
  PromptUnclear:
    'What the picture is to be about could not be drawn. Name another thing, such as a rose, a ship or a cat, in English, German or Arabic.',
  PromptRefused: 'We do not make this. Describe something else.',
  TooManyRequests: 'That was a lot at once. Wait a moment and try again.',
  Internal: 'Something went wrong on our side. Nothing was charged; please try again.',
  ProviderUnavailable: 'A service we need does not answer just now. Please try again in a moment.',
  EngineUnavailable: 'The image engine did not answer. Nothing was charged; please try again.',
  QuotaReached:
    'You have stored as many pictures as an account may. Delete some of your results, or come back tomorrow.',
  StorageFull:
    'We have no room for more pictures just now. Nothing was charged; please try again later.',
  EngineTimeout: 'This took too long and was stopped. Nothing was charged; try a smaller picture.',
  NoSubscribe: 'You do not have enough credits for this. Get more, then try again.',
  placeUnclear:
    'None of these words says where the picture should be taken. Name a place or a light, such as marble, a garden or window light, in English, German or Arabic.',
  maskShape:
    'The mask has another shape than the photo. Use one of the same proportions, in any size.',
  maskIsPhoto:
    'The mask is a photo. Use a picture that is white where something should stay, and black elsewhere.',
  maskEmpty: 'Nothing is marked in the mask. Make white what should stay, or do without a mask.',
  maskFull: 'The mask marks the whole picture. Make black what should go, or do without a mask.',
  noGarment:
    'The second picture shows no garment that can be put on. Use one from the front, whole and closed, before a plain ground.',
  garmentWorn: 'Somebody wears the garment in the second picture. Use one that shows it alone.',
  faceMissing:
    'One of the chosen faces is not in the photo. Let the faces be found once more, and choose among those.',
  addressPrivate:
    'The picture’s address is not open to everyone. Give one that begins with https and needs no password.',
  addressUnreachable:
    'The picture’s address did not answer in full. Check it, or upload the picture itself.',
  addressNoPicture: 'There is no picture at this address. Check it, or upload the picture itself.',
  pictureEmpty: 'This file is empty. Use another one.',
  pictureTiny: 'This picture is too small. Use one with at least 8 pixels on each side.',
  pictureLong: 'This picture is too long. Use one with no side longer than 10,000 pixels.',
  pictureDamaged:
    'This picture is damaged and cannot be read. Use another one, or save it once more as PNG or JPEG.',
  baseUnfit:
    'This does not go with the picture it starts from. Make it as a new picture, or start from another one.',
  cutoutGone:
    'What was cut out for this picture is kept for a day and is gone. The picture itself stays; make it once more to go on from there.',
  restagedOften: 'This was changed as often as is free. Wait an hour, or make it as a new picture.',
} as const;
