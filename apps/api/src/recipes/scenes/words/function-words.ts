/** What a place is not. */
export const negationWords =
  'no not without none never don dont ohne kein keine keinen keinem keiner nicht بدون دون بلا لا ليس ليست غير';

/** What parts one wish from the next; a negation goes on after some of them. */
export const jointWords = {
  and: 'and und plus و',
  or: 'or nor oder noch أو ولا',
  then: 'then but instead dann aber sondern stattdessen ثم لكن بل',
} as const;

/** What stands between a thing and its place: a colour before it is not the place's. */
export const relationWords =
  'on in at of with under over near by before from against into auf im in am an mit unter über bei vor aus von vom zum zur على في مع من عند أمام تحت فوق';

/** Things in the picture that are no place: a colour beside them is theirs. */
export const thingWords =
  'product photo picture photograph shot image produkt foto bild صورة منتج منتجي';

/** What comes before a noun: nobody calls a colour a rose. */
export const articleWords = 'a an the one some ein eine einen einem einer der die das dem den';

/** Words that say nothing of the place and are no reason to complain. */
export const silentWords =
  'colored coloured a an the my our its it is be made very beautiful nice soft high quality professional lit use bright front top scene please ein eine einen einem einer der die das dem den des mein meine sehr schön bitte gemacht licht جميل جميلة ضوء';
