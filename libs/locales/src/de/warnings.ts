/** What a result deserves a second look for. */
export const warning = {
  partMissing: 'Vielleicht fehlt ein Teil des Motivs.',
  neighbourKept: 'Vielleicht ist etwas neben dem Motiv mit dabei.',
  seeThrough:
    'Ein Teil des Motivs ist durchsichtig, etwa Glas oder ein Schleier: Wie viel vom Hintergrund hindurchscheint, ist geraten.',
  larger: 'Das Motiv ist größer als dieses Bild: Alle Seiten schneiden es ab.',
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
  neck: 'Der vordere Ausschnitt ließ sich nicht von der Innenseite des Rückens unterscheiden und ist geraten. Sieh dir den Hals an.',
  loose:
    'Die getragene Kleidung reicht über das neue Kleidungsstück hinaus. Was dahinter liegt, ist gemalt: Sieh dir die Ränder an.',
  arms: 'Ein Arm ist stark angewinkelt, liegt vor Kleidung, die fast die Farbe der Haut hat, oder ist nicht zu sehen, sodass sein Ärmel kurz bleibt. Sieh dir die Arme an: Sie können falsch aussehen.',
  garment:
    'An diesem Kleidungsstück waren weder zwei Ärmel noch ein Ausschnitt zu finden, es kann also falsch sitzen. Sieh dir an, wie es getragen wird.',
  cutOff: 'Der Rand seines Bildes schneidet das Kleidungsstück ab, ein Teil davon fehlt.',
  tiny: 'Dieses Foto ist so klein, dass die Farbe verdeckt, was es zeigt.',
  fewPixels: 'Das Motiv hat in diesem Foto so wenige Pixel, dass es weich bleibt.',
  cutAside:
    'Das Foto schneidet das Motiv an einer Seite ab, darum steht es an dieser Seite des Bildes.',
  hiddenFeet:
    'Worauf das Motiv steht, ist im Foto verdeckt oder abgeschnitten. Sieh dir die Füße an.',
  laidFlat: 'Das Motiv wurde liegend von oben aufgenommen, darum liegt es auch hier.',
  blurred:
    'Dieses Foto ist unscharf, oder es wurde schon einmal vergrößert. Auch vergrößert bleibt es weich.',
  noisy: 'Dieses Foto rauscht, und das Rauschen wächst mit.',
  blocky: 'Dieses Foto wurde stark komprimiert, und die Blöcke davon wachsen mit.',
  enlarged:
    'Dieses Foto wurde schon einmal vergrößert. Noch einmal vergrößert hat es mehr Pixel, aber nicht mehr Details.',
};

/** What would help against it. */
export const helps = {
  marks:
    'Tippe an, was fehlt oder weg soll, oder markiere es mit dem Pinsel. Probieren ist kostenlos.',
  partMissing:
    'Ein Foto vor einem ruhigen Hintergrund hilft, auf dem das ganze Motiv zu sehen ist.',
  neighbourKept: 'Ein Foto hilft, auf dem nichts das Motiv berührt.',
  seeThrough: 'Ein Foto vor einem ruhigen Hintergrund hilft, mit Licht von hinten.',
  larger: 'Ein Foto, das es ganz zeigt, mit etwas Hintergrund darum, hilft.',
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
  garment:
    'Ein Bild eines einzelnen Kleidungsstücks von vorn hilft, ganz und geschlossen, vor einfarbigem Grund.',
  cutOff: 'Ein Bild, auf dem das ganze Kleidungsstück zu sehen ist, hilft.',
  tiny: 'Vorher vergrößern hilft.',
  fewPixels: 'Ein größeres Foto hilft, oder eines, das das Motiv näher zeigt.',
  cutAside: 'Ein Foto, das es ganz zeigt, hilft.',
  hiddenFeet: 'Ein Foto hilft, das die Füße auf einem schlichten Boden zeigt.',
  laidFlat: 'Soll es stehen, hilft ein Foto von vorn, auf dem es steht.',
  blurred:
    'Vergrößern bringt nicht zurück, was einem Foto fehlt. Ein schärferes hilft, oder das Original in seiner eigenen Größe.',
  noisy: 'Bereinigen hilft. Wähle es hier und sieh dir dann die kostenlose Vorschau an.',
  blocky:
    'Bereinigen nimmt die Blöcke heraus. Eine Datei, die in besserer Qualität gespeichert wurde, hilft mehr.',
  enlarged:
    'Nimm das Original. Wenn du es nicht hast, verkleinere dieses Foto zuerst auf etwa die halbe Seitenlänge, das ist kostenlos, und vergrößere es dann.',
};
