/** What a result deserves a second look for. */
export const doubt = {
  subject: 'Das Motiv war schwer vom Hintergrund zu trennen. Sieh dir die Kanten an.',
  faint:
    'Ein Teil des Umrisses ist kaum zu sehen, wie bei Glas oder Weiß auf Weiß: Dort ist die Kante geraten. In Glas bleibt, was hindurchscheint.',
  faceless: 'Es wurde kein Gesicht gefunden: Es bekommt nur die Haut, ohne Augen und Zähne.',
  pose: 'Die Köpfe stehen nicht ganz gleich. Sieh dir Nase, Mund und Kinn an.',
  coarse: 'Das neue Gesicht ist viel unschärfer als das alte, und das sieht man.',
  covered: 'Eine dunkle Brille verdeckt die Augen des neuen Gesichts: Es bringt keine mit.',
  shaded:
    'Die Augen des neuen Gesichts liegen im Dunkeln oder sind zu: Hier werden sie zu dunklen Flecken.',
  hair: 'Haare hängen über eine Hälfte des neuen Gesichts und kommen mit.',
  severalFaces: 'Auf dem Bild mit dem neuen Gesicht sind mehrere; das größte wurde genommen.',
  uneven: 'Dieses Foto ist nicht überall gleich: Man sieht, dass es sich wiederholt.',
  sleeves:
    'Dieses Kleidungsstück hat keine oder kürzere Ärmel als die Person: Deren Ärmel bleiben, wie darunter getragen.',
  neck: 'Vorderseite und Innenseite des Rückens ließen sich nicht unterscheiden: Es kann Stoff über dem Hals liegen.',
  loose:
    'Die getragene Kleidung reicht über das neue Kleidungsstück hinaus. Was dahinter liegt, ist gemalt: Sieh dir die Ränder an.',
  arms: 'Ein Arm ist stark angewinkelt oder liegt vor Kleidung, die fast die Farbe der Haut hat. Sieh dir die Arme an: Sie können falsch aussehen.',
  tiny: 'Dieses Foto ist so klein, dass die Farbe verdeckt, was es zeigt.',
  fewPixels: 'Das Motiv hat in diesem Foto so wenige Pixel, dass es weich bleibt.',
  tilted:
    'Das Motiv wurde von oben fotografiert, dieser Ort ist von vorn zu sehen: Es scheint zu kippen.',
  alike: 'Das Foto schneidet das Motiv an zwei Seiten ab: Die Bilder unterscheiden sich wenig.',
  blurred:
    'Dieses Foto ist unscharf, oder es wurde schon einmal vergrößert. Auch vergrößert bleibt es weich.',
  noisy: 'Dieses Foto rauscht, und das Rauschen wächst mit.',
  blocky: 'Dieses Foto wurde stark komprimiert, und die Blöcke davon wachsen mit.',
  enlarged:
    'Dieses Foto wurde schon einmal vergrößert. Noch einmal vergrößert hat es mehr Pixel, aber nicht mehr Details.',
};

/** What would help against it. */
export const helps = {
  marks: 'Markiere, was bleibt und was geht: das hilft. Probieren ist kostenlos.',
  subject: 'Ein Foto vor einem ruhigen Hintergrund in einer anderen Farbe als das Motiv hilft.',
  faint: 'Ein Foto vor einem dunkleren oder helleren Hintergrund hilft.',
  faceless: 'Ein Porträt von vorn hilft, das Gesicht nicht zu klein.',
  pose: 'Fotos mit gleicher Haltung helfen, beide Münder offen oder beide geschlossen.',
  coarse: 'Ein Foto, das das neue Gesicht größer und scharf zeigt, hilft.',
  covered: 'Ein Foto ohne dunkle Brille hilft.',
  shaded: 'Ein Foto mit offenen Augen hilft, mit Licht von vorn.',
  hair: 'Ein Foto von vorn hilft, auf dem beide Augen und beide Wangen frei sind.',
  severalFaces:
    'Schneide es auf ein Gesicht zu, oder nimm ein Bild, das nur eines zeigt: das hilft.',
  uneven:
    'Ein Foto einer einzigen Fläche hilft, gerade von vorn und in gleichmäßigem Licht. Auch mehr Ausgleich des Lichts oder die Methode „Spiegel“ hilft.',
  sleeves:
    'Ein Foto der Person mit nackten Armen hilft, oder ein Kleidungsstück mit mindestens so langen Ärmeln.',
  neck: 'Ein Bild des Kleidungsstücks hilft, auf dem es geschlossen und flach liegt und der Ausschnitt offen ist.',
  loose:
    'Ein Foto der Person in eng anliegender Kleidung hilft, die Arme etwas vom Körper entfernt.',
  arms: 'Ein Foto, auf dem die Arme neben dem Körper hängen, hilft.',
  tiny: 'Vorher vergrößern hilft.',
  fewPixels: 'Ein größeres Foto hilft, oder eines, das das Motiv näher zeigt.',
  tilted:
    'Ein Ort ohne Horizont hilft, etwa Marmor, Leinen, Gras oder eine einfache Farbe, oder ein Foto auf Höhe des Motivs.',
  alike: 'Ein Foto, das es ganz zeigt, hilft, oder weniger Bilder.',
  blurred:
    'Vergrößern bringt nicht zurück, was einem Foto fehlt. Ein schärferes hilft, oder das Original in seiner eigenen Größe.',
  noisy: 'Rauschen entfernen hilft. Wähle es hier und sieh dir dann die kostenlose Vorschau an.',
  blocky:
    'Rauschen entfernen nimmt auch die Blöcke heraus. Eine Datei, die in besserer Qualität gespeichert wurde, hilft mehr.',
  enlarged:
    'Nimm das Original. Wenn du es nicht hast, verkleinere dieses Foto zuerst auf etwa die halbe Seitenlänge, das ist kostenlos, und vergrößere es dann.',
};
