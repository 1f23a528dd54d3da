import type { ToolStory } from '../../tool-story.ts';

export const styleTransferCartoon: ToolStory = {
  lead: 'Ein Programm malt dein Foto neu, Strich für Strich an seinen Kanten und Farben entlang; es ahmt keinen Künstler nach und fügt nichts hinzu, was nicht im Foto ist.',
  steps: [
    'Zieh ein Foto herein.',
    'Wähle Öl, Aquarell, Bleistift, Tusche, Cartoon oder Plakat, dann Stärke und Pinselgröße.',
    'Sieh dir die Gratis-Vorschau an, starte in voller Größe und lade es für Bildschirm oder Druck herunter.',
  ],
  good: [
    'Porträts, Tiere, Häuser und Landschaften mit klarem Licht und Schatten',
    'Große Fotos für Drucke: Die Striche bleiben in voller Größe scharf',
    'Gesichter: Öl, Cartoon und Plakat malen sie feiner als den Rest',
  ],
  limits: [
    'Fotos unter {{leastSide}} Pixeln an der kürzeren Seite: Farbe verdeckt, was sie zeigen',
    'Die Handschrift eines bestimmten Künstlers',
    'Jemanden schöner, jünger oder anders machen: Das Bild folgt dem Foto',
  ],
  size: 'Das Ergebnis hat die Größe deines Fotos.',
  questions: [
    {
      question: 'Welche Fotos gelingen am besten?',
      answer:
        'Scharfe in gutem Licht, mit einem klaren Motiv. Ein kleines Foto gewinnt, wenn du es vorher vergrößerst.',
    },
    {
      question: 'Kann ich viele Fotos gleich malen?',
      answer:
        'Ja, bis zu {{batch}} in einem Stapel, mit einem Stil für alle. Jedes kostet {{price}}, und was scheitert, kostet nichts.',
    },
  ],
};
