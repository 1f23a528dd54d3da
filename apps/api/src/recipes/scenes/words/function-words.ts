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
  'colored coloured a an the my our its it is be made very beautiful nice soft high quality professional lit use bright front top scene please blurred blurry unscharf verschwommen ein eine einen einem einer der die das dem den des mein meine sehr schön bitte gemacht licht جميل جميلة ضوء';

/** Whose a thing is: what follows is no place. */
export const ownerWords =
  'my our your mein meine meinen meiner meinem unser unsere unserem unseren';

/** One thing of many; in Arabic nothing says so. */
export const indefiniteWords = 'a an one ein eine einen einem einer';

/** What stands before a place, of the words between a thing and its place. */
export const standWords =
  'on in at before against over under auf im in am vor über unter على في أمام فوق تحت عند';

/** What things stand on, and what tells of a place: their material is the place's. */
export const supportWords =
  'crate crates box pedestal podium plinth platform tray stool stairs steps block cube column stump log bench counter island stand ' +
  'vibes vibe style setup look aesthetic theme setting interior mood feel atmosphere ambience environment surroundings landscape view ' +
  'kiste podest sockel tablett hocker treppe stufen würfel säule baumstumpf bank stil look optik stimmung ambiente umgebung ' +
  'صندوق منصة قاعدة صينية كرسي درج أسلوب نمط أجواء';
