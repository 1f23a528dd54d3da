import type { ToolStory } from '../../tool-story.ts';

export const paint: ToolStory = {
  lead: 'Ein Maleditor in deinem Browser: Pinsel, Radierer, Text, Formen, Zuschnitt und Farben, und ein Radierer für Dinge, der die Lücke mit Struktur aus demselben Bild füllt.',
  steps: [
    'Wähle ein Foto.',
    'Male, schreib, schneide zu, oder markiere, was verschwinden soll. Jeder Schritt lässt sich zurücknehmen.',
    'Speichere es als PNG, JPEG oder WebP, oder mach damit in einem anderen Werkzeug weiter.',
  ],
  good: [
    'Drähte, Müll, Flecken und Passanten auf Gras, Himmel, Wand oder Sand',
    'Notizen, Pfeile und Worte auf einem Bild',
    'Freisteller, an denen eine Kante weg oder zurück muss',
  ],
  limits: [
    'Großes vor etwas Feinteiligem: Die Lücke füllt, was daneben ist, nicht, was dahinter war',
    'Ebenen, die du später wieder öffnest: Das gespeicherte Bild ist ein Stück',
    'Einen gesetzten Text ändern: Nimm ihn zurück und schreib ihn neu',
  ],
  questions: [
    {
      question: 'Wie groß darf mein Foto sein?',
      answer:
        'Bis {{megabytes}} MB und {{megapixels}} Megapixel. Gespeichert wird es so groß, wie du es geöffnet oder zugeschnitten hast.',
    },
    {
      question: 'Kann ich das Original zurückholen?',
      answer:
        'Ja: Rückgängig geht Schritt für Schritt zurück, „Original“ bringt das erste Bild zurück, wo du malst, und du kannst jederzeit von vorn beginnen.',
    },
  ],
};
