import type { ToolStory } from '../../tool-story.ts';

export const changeBackground: ToolStory = {
  lead: 'Dein Motiv wird freigestellt und bleibt, wie es fotografiert ist; neu ist nur, was dahinter liegt, mit einem Schatten am Boden und dem Licht des neuen Ortes.',
  steps: [
    'Zieh das Foto eines Menschen, eines Tieres oder eines Dings herein.',
    'Wähle ein gezeichnetes Studio, einen Raum, eine Straße oder Jahreszeit, eine Farbe, einen Verlauf, ein Muster, ein eigenes Bild oder den alten Hintergrund in Unschärfe.',
    'Stell Schatten, Licht und Abstand ein, sieh dir die Gratis-Vorschau an und starte dann in voller Größe.',
  ],
  good: [
    'Produkt- und Profilbilder vor ruhigem Hintergrund',
    'Ein Aussehen für viele Fotos: bis zu {{batch}} in einem Stapel, mit Einstellungen, die du speichern kannst',
    'Dein eigenes Bild als Hintergrund',
  ],
  limits: [
    'Orte, die du mit Worten beschreibst: Hier wählst du aus einer Liste. Worte versteht das Werkzeug für Produktfotos',
    'Das Motiv drehen oder von anderswo zeigen',
    'Hartes Licht von einer Seite des Motivs: Es wird angeglichen, nicht neu gemacht',
  ],
  size: 'Das Ergebnis hat die Größe deines Fotos.',
  questions: [
    {
      question: 'Welche Fotos gelingen am besten?',
      answer:
        'Ein ganzes Motiv, scharf und in gleichmäßigem Licht. Was der Rand abschneidet, bleibt auch im neuen Bild an diesem Rand.',
    },
    {
      question: 'Sind die Studios Fotografien?',
      answer:
        'Nein, ein Programm zeichnet sie. „Variation“ zeichnet denselben Ort ein wenig anders.',
    },
  ],
};
