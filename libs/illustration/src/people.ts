/** Who is a person, by emoji: they have skin, and clothes. */
export const people =
  /^(man|woman|person|mx|mrs|pregnant)-|^tintory-(?:lying|broom)-|^(tintory-(boy|girl|child|old-man|old-woman|bearded-man|climbing-man|climbing-woman|knight|ballerina)|student|teacher|judge|farmer|mechanic|scientist|technologist|singer|artist|pilot|astronaut|firefighter|detective|guard|ninja|prince|princess|santa-claus|baby-angel|skier|snowboarder|horse-racing|breast-feeding)$|worker$|officer$/;

/** The young: the body of a grown-up, and a child's head on it. */
export const children: Record<string, { body: string; head: string }> = {
  'tintory-boy': { body: 'man-standing', head: 'boy' },
  'tintory-girl': { body: 'woman-standing', head: 'girl' },
  'tintory-child': { body: 'person-standing', head: 'child' },
};

/** Others of two drawings, whose heads are those of grown-ups. */
export const grown: Record<string, { body: string; head: string }> = {
  'tintory-old-man': { body: 'man-standing', head: 'old-man' },
  'tintory-old-woman': { body: 'woman-standing', head: 'old-woman' },
  'tintory-bearded-man': { body: 'man-standing', head: 'man-beard' },
};

/** The neck, after which the head follows, and hair that may come before the body. */
const head = /(<path fill="#fcb100"[^>]*\/>).*$/s;
const hair = /^<g fill="none"><path fill="#f1a11e"[^>]*\/>/;

/** A child of two drawings: heads of the young are large for their bodies. */
export const childOf = (body: string, childHead: string): string =>
  join(body, childHead, [10.2, -0.9, 0.33]);

/** A grown-up of two drawings. */
export const grownOf = (body: string, ownHead: string): string =>
  join(body, ownHead, [11.7, 1.25, 0.24]);

const join = (body: string, own: string, [x, y, scale]: readonly [number, number, number]) =>
  `<g transform="translate(0 1)">${body
    .replace(hair, '<g fill="none">')
    .replace(head, '$1</g>')}<g transform="translate(${x} ${y}) scale(${scale})">${own}</g></g>`;
