import type { errors as English } from '../en/errors.ts';
import type { TextsOf } from '../texts.ts';

export const errors: TextsOf<typeof English> = {
  InvalidInput:
    'Etwas an der Anfrage stimmt nicht. Prüfe die markierten Werte und versuche es noch einmal.',
  Unauthorized: 'Bitte melde dich an, um fortzufahren.',
  BadSignature:
    'Der Upload wurde nicht für diese Sitzung signiert. Melde dich neu an und versuche es noch einmal.',
  StaleTimestamp:
    'Die Upload-Anfrage ist zu alt. Prüfe die Uhr deines Geräts und versuche es noch einmal.',
  Forbidden: 'Das darfst du nicht. Melde dich mit dem Konto an, das es darf.',
  NotFound: 'Das gibt es nicht oder nicht mehr. Geh zurück und wähle es noch einmal aus.',
  StoreGone:
    'Dieser Shop ist nicht mehr verbunden. Öffne die App noch einmal in der Verwaltung deines Shops.',
  PublishRefused:
    'Der Shop hat das Bild nicht angenommen. Versuche eine andere Größe oder ein anderes Format.',
  StoreScopeMissing:
    'Der Shop hat der App nicht erlaubt, Produkte anzulegen. Öffne die App in der Verwaltung deines Shops noch einmal und stimme zu.',
  StoreProductChanged:
    'Jemand hat dieses Produkt im Shop geändert, deshalb bleibt es. Lösche es im Shop, wenn niemand es braucht.',
  StoreProductRefused:
    'Der Shop hat dieses Produkt nicht angenommen. Lies, was er sagt, ändere das und versuche es noch einmal.',
  StoreMediaFailed:
    'Der Shop hat nicht alle Bilder dieses Produkts angenommen. Erstelle sie neu, oder füge sie im Shop hinzu.',
  PrintRefused:
    'Diese Bestellung kann nicht gefertigt oder nicht an diese Adresse geschickt werden. Prüfe Adresse und Produkte und bestelle noch einmal.',
  Conflict:
    'Das wurde schon in anderer Form angefragt. Lade die Seite neu und versuche es noch einmal.',
  ReplayedNonce: 'Diese Upload-Anfrage wurde schon verwendet. Bitte versuche es noch einmal.',
  LinkExpired: 'Dieser Anmeldelink wurde benutzt oder ist abgelaufen. Fordere einen neuen an.',
  PayloadTooLarge:
    'Diese Datei ist zu groß. Nimm eine mit höchstens 25 MB und 25 Megapixeln, keine Seite länger als 10.000 Pixel.',
  UnsupportedMedia: 'Das ist kein Bild, das wir lesen können. Nimm PNG, JPEG, WebP, AVIF oder GIF.',
  ResultTooLarge: 'Das Ergebnis wäre zu groß. Nimm einen kleineren Faktor oder ein kleineres Bild.',
  NoSubject:
    'In diesem Bild hebt sich nichts ab. Markiere, was bleibt, oder nimm eines mit klarem Motiv und etwas Hintergrund darum.',
  NoFace:
    'Es wurde kein Gesicht gefunden. Nimm ein Foto, das ein Gesicht von vorn zeigt, nicht zu klein.',
  FacesDiffer:
    'Die beiden Gesichter blicken in verschiedene Richtungen, oder ein Kopf ist zu stark geneigt. Nimm Fotos mit ähnlicher Haltung und aufrechten Köpfen.',
  NoBody:
    'Es wurde niemand gefunden, der angezogen werden könnte. Nimm ein Foto von vorn, mindestens bis zur Taille, in eng anliegender Kleidung.',
  WornOnLegs:
    'Das sieht nach einem Rock oder einer Hose aus; die lassen sich noch nicht anziehen. Oberteile, Jacken und Kleider schon.',
  PromptUnclear:
    'Worum es im Bild gehen soll, ließ sich nicht zeichnen. Nenne ein anderes Ding, etwa eine Rose, ein Schiff oder eine Katze, auf Deutsch, Englisch oder Arabisch.',
  PromptRefused: 'Das machen wir nicht. Beschreibe etwas anderes.',
  TooManyRequests: 'Das war viel auf einmal. Warte kurz und versuche es noch einmal.',
  Internal:
    'Bei uns ist etwas schiefgegangen. Es wurde nichts berechnet; bitte versuche es noch einmal.',
  ProviderUnavailable:
    'Ein Dienst, den wir brauchen, antwortet gerade nicht. Bitte versuche es gleich noch einmal.',
  EngineUnavailable:
    'Die Bildverarbeitung hat nicht geantwortet. Es wurde nichts berechnet; bitte versuche es noch einmal.',
  QuotaReached:
    'Du hast so viele Bilder gespeichert, wie ein Konto darf. Lösche einige deiner Ergebnisse oder komm morgen wieder.',
  StorageFull:
    'Wir haben gerade keinen Platz für weitere Bilder. Es wurde nichts berechnet; bitte versuche es später noch einmal.',
  EngineTimeout:
    'Das hat zu lange gedauert und wurde gestoppt. Es wurde nichts berechnet; versuche es mit einem kleineren Bild.',
  NoSubscribe: 'Dafür reichen deine Credits nicht. Hol dir mehr und versuche es noch einmal.',
  placeUnclear:
    'Keines dieser Wörter sagt, wo das Bild entstehen soll. Nenne einen Ort oder ein Licht, etwa Marmor, einen Garten oder Fensterlicht, auf Deutsch, Englisch oder Arabisch.',
  maskShape:
    'Die Maske hat eine andere Form als das Foto. Nimm eine mit denselben Proportionen, in beliebiger Größe.',
  maskIsPhoto:
    'Die Maske ist ein Foto. Nimm ein Bild, das weiß ist, wo etwas bleiben soll, und sonst schwarz.',
  maskEmpty:
    'In der Maske ist nichts markiert. Mach weiß, was bleiben soll, oder lass die Maske weg.',
  maskFull:
    'Die Maske markiert das ganze Bild. Mach schwarz, was verschwinden soll, oder lass die Maske weg.',
  noGarment:
    'Das zweite Bild zeigt kein Kleidungsstück, das sich anziehen lässt. Nimm eines von vorn, ganz und geschlossen, vor schlichtem Grund.',
  garmentWorn:
    'Auf dem zweiten Bild trägt jemand das Kleidungsstück. Nimm eines, das nur das Kleidungsstück zeigt.',
  faceMissing:
    'Eines der gewählten Gesichter ist nicht auf dem Foto. Lass die Gesichter noch einmal finden und wähle unter diesen.',
  addressPrivate:
    'Die Adresse des Bildes ist nicht für alle offen. Gib eine an, die mit https beginnt und kein Passwort braucht.',
  addressUnreachable:
    'Die Adresse des Bildes hat nicht vollständig geantwortet. Prüfe sie oder lade das Bild selbst hoch.',
  addressNoPicture: 'Unter dieser Adresse ist kein Bild. Prüfe sie oder lade das Bild selbst hoch.',
  pictureEmpty: 'Diese Datei ist leer. Nimm eine andere.',
  pictureTiny: 'Dieses Bild ist zu klein. Nimm eines mit mindestens 8 Pixeln an jeder Seite.',
  pictureLong:
    'Dieses Bild ist zu lang. Nimm eines, an dem keine Seite länger als 10.000 Pixel ist.',
  pictureDamaged:
    'Dieses Bild ist beschädigt und lässt sich nicht lesen. Nimm ein anderes oder speichere es noch einmal als PNG oder JPEG.',
  baseUnfit:
    'Das passt nicht zu dem Bild, von dem es ausgeht. Mach daraus ein neues Bild oder geh von einem anderen aus.',
  cutoutGone:
    'Was für dieses Bild freigestellt wurde, heben wir einen Tag lang auf; es ist nicht mehr da. Das Bild selbst bleibt; mach es noch einmal, um von dort weiterzugehen.',
  restagedOften:
    'Das wurde so oft geändert, wie es kostenlos geht. Warte eine Stunde oder mach daraus ein neues Bild.',
};
