import type { ToolStory } from '../../tool-story.ts';

export const virtualDress: ToolStory = {
  lead: 'Das Kleidungsstück wird aus seinem Foto freigestellt, an Schultern, Taille und Arme angepasst und wie die Person beleuchtet; du siehst, wie es aussieht, nicht, welche Größe passt.',
  steps: [
    'Zieh ein Foto der Person herein, von vorn, mindestens bis zur Taille.',
    'Gib ein Foto des Kleidungsstücks dazu: ganz, geschlossen, von vorn, vor einfarbigem Grund.',
    'Sieh dir die Gratis-Vorschau an, dann starte in voller Größe.',
  ],
  good: [
    'Hemden, Pullover, Jacken, Westen und Kleider',
    'Kleidung, die flach liegt, auf einem Bügel hängt oder auf einer unsichtbaren Puppe sitzt',
    'Menschen, die gerade stehen, die Arme frei vom Körper',
  ],
  limits: [
    'Röcke und Hosen: noch nicht',
    'Menschen von der Seite oder von hinten, und Arme vor dem Körper',
    'Ärmel, die länger sind als die des Kleidungsstücks: Sie bleiben, wie darunter getragen',
  ],
  size: 'Das Ergebnis hat die Größe des Fotos der Person.',
  rights:
    'Für das Bild eines Menschen brauchst du seine Zustimmung, für das Foto eines Herstellers dessen.',
  questions: [
    {
      question: 'Sagt es mir meine Größe?',
      answer:
        'Nein. Es kennt keine Maße. Es zeigt Schnitt, Farbe und Länge in einem Bild, nicht, wie der Stoff sitzen wird.',
    },
    {
      question: 'Warum wurde mein Foto abgelehnt?',
      answer:
        'Entweder war keine Person von vorn zu finden oder kein Kleidungsstück, das sich anziehen lässt. Du erfährst, welches, und nichts wird berechnet.',
    },
  ],
};
