import type { Manner, Posture, RelationKind, Side, Stance } from '../sense.ts';
import { inflected } from './inflected.ts';

/** Words of each meaning in English, German and Arabic, parted by commas. */
export const relations: Record<RelationKind, string> = {
  on: 'on, onto, upon, on top of, on the roof of, auf dem dach von, riding, driving, drives, steering, steers, fährt, steuert, يقود, تقود, crossing, driving over, drives over, fährt über, geht über, läuft über, يركب, تركب, راكب, auf, aufs, على, علي',
  under: 'under, underneath, below, beneath, unter, unterm, unters, unterhalb, تحت',
  beside: 'with, having, mit, مع',
  'left of':
    'left of, to the left of, on the left of, on the left side of, at the left of, links von, links vom, links neben, links der, zur linken von, على يسار, الى يسار, علي يسار, يسار',
  'right of':
    'right of, to the right of, on the right of, on the right side of, at the right of, rechts von, rechts vom, rechts neben, rechts der, zur rechten von, على يمين, الى يمين, علي يمين, يمين',
  behind: 'behind, right behind, in back of, hinter, hinterm, خلف, وراء',
  'in front of': 'in front of, infront of, infront, right in front of, before, vor, vorm, امام',
  in: 'in, out of, coming out of, comes out of, peeking out of, looking out of, growing out of, in the middle of, in the centre of, in the center of, in der mitte von, mitten in, inside of, into, within, im, ins, في, داخل',
  above: 'above, over, über, überm, übers, فوق',
};

/** Of being by another, and no more: a hat beside a cat is on no head. */
export const apart =
  'beside, next to, near, by, at, close to, alongside, right next to, right beside, against, leaning against, neben, bei, beim, ans, بجانب, قرب';

/** Of being beside another: around it, within it, or between several. */
export const manners: Record<Manner | 'within', string> = {
  around:
    'around, wrapped around, coiled around, wound around, winding around, curled around, twisted around, wrapped about, um, ums, gewickelt um, geschlungen um, حول',
  within:
    'surrounded by, framed by, encircled by, wrapped in, in a ring of, in a circle of, umgeben von, umrahmt von, eingerahmt von, محاط ب',
  between: 'between, in between, zwischen, بين',
};

/** Of what comes next, seen from what was named before. */
export const backwards: Record<'left of' | 'right of', string> = {
  'left of':
    'to its left, on its left, to his left, to her left, to their left, links davon, links daneben, على يساره, على يسارها',
  'right of':
    'to its right, on its right, to his right, to her right, to their right, rechts davon, rechts daneben, على يمينه, على يمينها',
};

export const sides: Record<Side, string> = {
  left: 'left, on the left, on the left side, on the left hand side, at the left, to the left, in the left, links, auf der linken seite, linke seite, على اليسار, في اليسار, الى اليسار, اليسار',
  right:
    'right, on the right, on the right side, on the right hand side, at the right, to the right, in the right, rechts, auf der rechten seite, rechte seite, على اليمين, في اليمين, الى اليمين, اليمين',
};

/** Said after the noun: `a cake with a cherry on top`. */
export const onTop =
  'on top, on the top, at the top, on top of it, on its top, oben drauf, obendrauf, obenauf, على القمة, في الاعلى';

/** Parts of somebody's own, which nobody shows or goes through; nobody turns where they are told or looks out of a window, and nobody's left hand can be told from the right one. */
export const turns =
  'carrot nose, karottennase, möhrennase, its feathers, his feathers, her feathers, their feathers, its pouch, her pouch, its shell, their shells, seine federn, ihre federn, ihrem beutel, seinem beutel, through the eye, through its eye, through the eyes, through an eye, through its eyes, through the eye socket, through the eye sockets, out of its eye, out of the eye, durch das auge, durch die augen, looking out of the window, looking out of a window, looking through a window, looking through the window, looking left, looking right, looking to the left, looking to the right, facing left, facing right, facing the left, facing the right, nach links, nach rechts, nach links schauend, nach rechts schauend, left hand, right hand, left arm, right arm, left foot, right foot, left eye, right eye';

/** Of the design that was named; a scene has no such middle. */
export const centre =
  'in the centre, in the center, in the middle, in its centre, in its center, in its middle, at its centre, at its center, im zentrum, in der mitte, في الوسط, في المنتصف';

export const stances: Record<Stance, string> = {
  facing:
    'face to face, facing each other, facing one another, facing, looking at each other, looking at one another, nose to nose, eye to eye, einander zugewandt, einander gegenüber, von angesicht zu angesicht, sich anschauend, die sich anschauen, die sich ansehen, وجها لوجه, متقابل, متقابلان, متقابلين',
  'back to back': 'back to back, rücken an rücken, ظهرا لظهر',
};

/** Of who is said to be so: of things these words say nothing but that they are there. */
export const postures: Record<Posture, string> = {
  sitting: `sitting, sits, sit, seated, sitzt, sitzen, ${inflected('sitzend')}, يجلس, تجلس, جالس, جالسة`,
  standing: `standing, stands, stand, steht, stehen, ${inflected('stehend')}, يقف, تقف, واقف, واقفة`,
  lying: `lying, lies, laying, resting, liegt, liegen, ${inflected('liegend')}, مستلق, مستلقية`,
};

export const aloft =
  'flying, in flight, soaring, hovering, floating, fliegend, fliegende, fliegenden, fliegender, fliegendes, fliegt, fliegen, يطير, تطير, طائر في السماء';

/** Looks that no scene shows; in a design they say how it is meant. */
export const unseen = `old, realistic, ${inflected('alt')}`;

/** Of wood: brown in a scene, where no other colour is told. */
export const wooden = `wooden, ${inflected('hölzern')}`;

/** Of many colours, where there are several. */
export const colorful = `colorful, colourful, multicolored, multicoloured, ${inflected('bunt')}`;

/** Said after the noun: `a raven with a key in its beak`. */
export const inHand =
  'in its beak, in its claws, in its talons, in its paws, in its mouth, in its teeth, in its hand, in its hands, in his hand, in his hands, in his mouth, in her hand, in her hands, in her mouth, in their hands, im schnabel, im maul, in den krallen, in seiner hand, in seinen händen, in ihrer hand, in ihren händen, في يده, في يدها, في منقاره, في فمه';

/** Of clothes: beside their owner, and more than that. */
export const wearing = 'wearing, wears, wear, dressed in, يرتدي, ترتدي, يلبس, تلبس';

/** Of what is carried or used: beside its owner, and in their hand where they have one. */
export const holding =
  'holding, holds, carrying, carries, eating, drinking, reading, playing, playing the, plays, plays the, playing with, hält, haltend, trägt, isst, trinkt, liest, spielt, spielt mit, يحمل, تحمل, يمسك, تمسك, يلعب مع, تلعب مع';

/** The same, of who comes next. */
export const heldBy =
  'held by, carried by, held in the hand of, gehalten von, getragen von, يحمله, تحمله, يمسكه, تمسكه';

export const conjunctions = 'and, plus, und, sowie, و';

export const negations =
  'no, not, without, minus, never, kein, keine, keinen, ohne, nicht, بدون, لا';

/** Words that carry nothing to draw, among them the verbs that a relation already tells. */
export const fillers = [
  'a, an, the, this, that, these, those, my, your, his, her, its, our, their, of, to, from, for, is, are, was, be, being, there',
  'its back, his back, her back, their backs, seinem rücken, ihrem rücken',
  'it, him, them, ihm, ihr, ihnen, he, she, they, i, we, who, which, as, then, very, really, so, some kind of, kind of, type of, also, has, have, am',
  'plate of, plates of, slice of, slices of, piece of, pieces of, teller mit, parked, located, placed, looking, during, through, across, crossed, gekreuzte',
  'along, up, down, out, off, one another, together, each other, while, where, when, made, full, all over, steaming, dampfend, dampfende, balancing',
  'please, draw, create, make, show, give, want, need, me, picture, image, photo, landscape, symbol, photograph, painting, scene, view, background',
  'tattoo, design, motif, motive, ink, zodiac sign, zodiac, star sign, sternzeichen, symbol of, style, in the style of, art, artwork, sketch, beautiful, nice, pretty, lovely, cute, amazing, cool',
  'only, just, but, nur, sondern, aber, فقط',
  'high quality, detailed, highly detailed, hd, 4k, 8k, k, realistic, old, new, young, wild, simple, elegant, classic, traditional, adorable, gorgeous, wooden',
  'der, die, das, den, dem, des, ist, sind, am, zum, zur, von, vom, aus, im stil von, im stil eines, im stil einer, es, er, sie, sehr, bitte, bild, male, zeichne',
  inflected(
    'alt, neu, jung, hübsch, niedlich, süß, schön, wunderschön, lustig, wild, einfach, edel',
  ),
  'من, الي, هو, هي, هذا, هذه, صورة, ارسم, جميل, جميلة, جدا, ال, ذات, عند, وشم, تاتو, تصميم',
].join(', ');
