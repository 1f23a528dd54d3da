import type { ToolStory } from '../../tool-story.ts';

export const faceSwap: ToolStory = {
  lead: 'Das neue Gesicht wird Punkt für Punkt über das alte gelegt und in Farbe und Licht angeglichen; Haar, Kopf und alles Übrige bleiben die deines Fotos.',
  steps: [
    'Zieh das Foto herein, dessen Gesichter sich ändern. Sie zu finden ist gratis.',
    'Drück auf ein Gesicht oder mehrere, und gib ein Foto des neuen dazu.',
    'Sieh dir die Gratis-Vorschau an, dann starte in voller Größe.',
  ],
  good: [
    'Gesichter von vorn, in etwa gleicher Haltung',
    'Gruppen: bis zu {{faces}} Gesichter auf einmal, mit einem neuen für alle oder einem für jedes',
    'Unterschiede in Hautton und Licht: Sie werden angeglichen',
  ],
  limits: [
    'Ein Gesicht von vorn auf eines im Profil, oder ein offener Mund auf einen geschlossenen: abgelehnt oder als zweifelhaft gezeigt',
    'Gesichter, die sehr klein, verdeckt oder abgewandt sind',
    'Videos, und das Haar der anderen Person',
  ],
  size: 'Das Ergebnis hat die Größe des Fotos, dessen Gesichter sich ändern.',
  rights: 'Für das Bild eines Menschen brauchst du seine Zustimmung.',
  questions: [
    {
      question: 'Wessen Gesicht darf ich nehmen?',
      answer:
        'Dein eigenes oder das von jemandem, der zugestimmt hat. Bilder, die täuschen, belästigen oder entkleiden, sind nicht erlaubt, und in den Daten der Datei steht, dass sie zusammengesetzt ist.',
    },
    {
      question: 'Welche Fotos gelingen am besten?',
      answer:
        'Zwei scharfe Fotos mit gleicher Kopfhaltung, beide Münder offen oder beide geschlossen, das neue Gesicht nicht kleiner als das alte.',
    },
  ],
};
