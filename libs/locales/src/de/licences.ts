import type { licences as english } from '../en/licences.ts';
import type { TextsOf } from '../texts.ts';

export const licences: TextsOf<typeof english> = {
  title: 'Über die Bilder',
  lead: 'Die eingebauten Werkzeuge machen ihre Bilder mit diesen Modellen und Zeichnungen. Hier steht, wer sie gemacht hat und unter welcher Lizenz.',
  description:
    'Die offenen Modelle und Zeichnungen hinter den Werkzeugen, mit Urhebern und Lizenzen.',
  places: 'Orte und Untergründe',
  placesLead: 'Die Fotografien, in die etwas hineingestellt wird und auf denen es steht.',
  samples: 'Bilder der Beispiele',
  samplesLead:
    'Modelle, Fotos und Gemälde, aus denen die Beispiele der Werkzeuge gemacht sind. Gegenstände wurden für diese Seite gerendert.',
  author: 'Urheber',
  home: 'Herkunft',
  package: 'Paket',
  change: 'Änderungen',
  changes: {
    unchanged: 'Keine',
    converted: 'Anderes Dateiformat, dieselben Zahlen',
    redrawn: 'Umgefärbt, nachgezeichnet und neu zusammengesetzt',
  },
  ofPackage: 'Die Lizenz ist die des Pakets. Das Archiv des Urhebers nennt keine.',
  read: 'Lizenz lesen: {{licence}}',
  failed: 'Die Liste kam nicht an.',
  again: 'Noch einmal versuchen',
  uses: {
    subject: 'Findet, was ein Bild zeigt, und damit, was freigestellt wird.',
    enlarging: 'Vergrößert Bilder.',
    cleaning: 'Nimmt die Spuren der JPEG-Kompression aus einem Bild, bevor es vergrößert wird.',
    people: 'Sagt, wo in einem Bild Menschen und Tiere sind.',
    objects: 'Sagt, wo in einem Bild Dinge des Alltags sind.',
    faces: 'Findet Gesichter.',
    faceShape: 'Misst Form und Haltung eines Gesichts.',
    pose: 'Findet Schultern, Ellbogen, Hüften und Knie eines Menschen.',
    motifs: 'Die Motive der Tattoos.',
    illustrations: 'Die Dinge in Illustrationen.',
    names: 'Die Namen der Dinge in Illustrationen.',
  },
};
