import type { ToolStory } from '../../tool-story.ts';

export const removeBackground: ToolStory = {
  lead: 'Ein trainiertes Modell erkennt, was das Foto zeigt; dann wird die Kante in voller Größe geschnitten, weich bei Haar und Fell und frei von der Farbe des alten Hintergrunds.',
  steps: [
    'Zieh ein Foto herein. Ein Mensch, ein Tier, ein Produkt: was bleiben soll.',
    'Das Motiv wird gefunden und freigestellt. Stimmt etwas nicht, sagt ein Strich, was bleibt und was geht; Striche probieren ist gratis.',
    'Vergleichen, dann herunterladen: transparent, auf Farbe oder vor weicher Unschärfe.',
  ],
  good: [
    'Menschen, Tiere und Alltagsdinge, die sich von ihrem Hintergrund abheben',
    'Haar, Fell und die Lücken in Rädern und Henkeln',
    'Viele Fotos: bis zu {{batch}} in einem Stapel',
  ],
  limits: [
    'Umrisse, die man nicht sieht: klares Glas, Weiß auf Weiß. Dort ist die Kante geraten',
    'Winzige Motive in einem vollen Bild',
    'Transparenz in einem JPEG: Das Format kennt keine, der Hintergrund wird weiß',
  ],
  size: 'Das Ergebnis hat jedes Pixel deines Fotos, oder seines Motivs, wenn du darauf zuschneidest.',
  questions: [
    {
      question: 'Welche Fotos gelingen am besten?',
      answer:
        'Scharfe mit etwas Hintergrund um das Motiv, in einer anderen Farbe als das Motiv. Ist die Kante zweifelhaft, erfährst du es.',
    },
    {
      question: 'Kann ich den Freisteller ausbessern?',
      answer:
        'Ja. „Freisteller verfeinern“ öffnet einen Pinsel, der behält oder löscht. Er arbeitet in deinem Browser, sooft du willst, und was du dort siehst, bekommst du.',
    },
  ],
};
