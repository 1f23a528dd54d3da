import type { ToolStory } from '../../tool-story.ts';

export const virtualDress: ToolStory = {
  lead: 'Eine schnelle Skizze der Anprobe: Das Kleidungsstück wird aus seinem Foto freigestellt, auf Schultern, Taille und Arme gelegt und wie die Person beleuchtet. Du siehst, wie es aussieht, nicht, welche Größe passt oder wie der Stoff fällt.',
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
    'Kleidungsstücke, die auf ihrem Foto jemand trägt oder die der Bildrand abschneidet',
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
        'Entweder war keine Person von vorn zu finden oder kein Kleidungsstück, das sich anziehen lässt, oder jemand trägt es auf seinem Foto. Du erfährst, welches, und nichts wird berechnet.',
    },
  ],
};
