import type { ToolStory } from '../../tool-story.ts';

export const resize: ToolStory = {
  lead: 'Dein Browser skaliert das Foto und speichert es neu: nach Pixeln, Prozent oder dem Maß eines Netzwerks, und unter einem Gewicht, das du setzt.',
  steps: [
    'Zieh ein Foto herein.',
    'Stell die Größe ein, wie es eingepasst wird und welcher Punkt im Bild bleiben muss.',
    'Wähle Dateityp und Gewicht, sieh das Ergebnis Pixel für Pixel, dann lade es herunter.',
  ],
  good: [
    'Beiträge, Titel- und Produktbilder in den Maßen, die Netzwerke und Shops verlangen',
    'Dateien, die unter einer Grenze in Kilobyte bleiben müssen',
    'Große Fotos: bis {{resizeMegapixels}} Megapixel',
  ],
  limits: [
    'Ein Foto größer und schärfer machen: Vergrößert wird es weicher. Das kann „Bild vergrößern“',
    'Viele Fotos auf einmal: Hier geht es Foto für Foto',
    'Speichern als AVIF, HEIC oder GIF: Du bekommst JPEG, PNG oder WebP',
  ],
  questions: [
    {
      question: 'Verliert das Foto an Qualität?',
      answer:
        'Kleiner heißt weniger Pixel, aber sie bleiben scharf. JPEG und WebP tauschen zudem Qualität gegen Gewicht; die Vorschau zeigt, was das bewirkt. PNG verliert nichts.',
    },
    {
      question: 'Steckt mein Standort noch in der Datei?',
      answer: 'Nein. Das Ergebnis wird neu geschrieben, ohne Kameradaten und ohne Standort.',
    },
  ],
};
