import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  title: 'Nutzungsbedingungen',
  subtitle: 'Was Sie von {brand} erwarten können, und was {brand} von Ihnen erwartet.',
  'draft.mark': 'Entwurf vom 22. November 2026',
  'draft.text':
    'Diese Bedingungen hat noch kein Anwalt geprüft. Sie beschreiben das Produkt, wie es heute ist. Bevor {brand} öffentlich angeboten wird, müssen sie nennen, wer es betreibt und welches Recht gilt.',
  contents: 'Auf dieser Seite',
  related: 'Datenschutz',

  product: 'Was {brand} ist',
  'product.text':
    '{brand} stellt Ihnen Fragen zu Ihrem Geld, berechnet aus Ihren Antworten einen Finanz-Score, erklärt ihn und schlägt vor, was Sie als Nächstes tun können. Es ist für Privatpersonen in Australien gemacht; Beträge sind in australischen Dollar.',
  'product.samples':
    'Mehrere Seiten zeigen Beispieldaten und sagen das auch. Die Zitate, die Bewertung und die Supportzeiten auf der Startseite sind nur zur Veranschaulichung.',
  advice: 'Allgemeine Informationen, keine Finanzberatung',
  'advice.text':
    'Der Score, die Erklärungen und die Empfehlungen sind allgemeine Informationen. Sie folgen nach festen Regeln aus Ihren Antworten. Sie berücksichtigen Ihre Ziele, Ihre finanzielle Lage und Ihren Bedarf nicht als Ganzes, und niemand hat diese geprüft.',
  'advice.before':
    'Überlegen Sie, ob sie zu Ihnen passen, bevor Sie danach handeln. Lesen Sie, was der Anbieter eines Produkts darüber sagt, und fragen Sie im Zweifel einen zugelassenen Finanzberater.',
  'advice.licence':
    'Nichts hier besagt, dass {brand} eine australische Zulassung für Finanzdienstleistungen (Australian financial services licence) hat. Ob Empfehlungen, die aus den Antworten einer Person folgen, als persönliche Beratung gelten, ist eine der Fragen an den Anwalt.',
  score: 'Was ein Score ist',
  'score.text':
    'Ein Score ist eine Schätzung von 0 bis 100 mit einer Spanne, die zeigt, wie viel Ihre Antworten offenlassen. Er ist kein Kredit-Score, und {brand} schickt ihn an keinen Kreditgeber.',
  account: 'Ihr Konto',
  'account.text':
    'Verwenden Sie Ihre eigene E-Mail-Adresse und ein Passwort, das Sie nirgends sonst benutzen. Wenn jemand anderes das Passwort kennen könnte, wählen Sie über "Passwort vergessen?" auf der Anmeldeseite ein neues: Damit enden alle Anmeldungen des Kontos.',
  bank: 'Eine Bank verknüpfen',
  'bank.text':
    'Eine Bank zu verknüpfen ist freiwillig, und Sie können sie wieder trennen. Die Zugangsdaten Ihrer Bank geben Sie im Fenster eines Aggregators ein und nicht auf einer Seite von {brand}. Ob Ihre Bank das erlaubt, ist eine Sache zwischen Ihnen und Ihrer Bank. {brand} kann kein Geld bewegen.',
  'bank.practice':
    'Wo {brand} keine Verbindung zu echten Banken hat, bietet es erfundene an. Geben Sie dort keine Daten einer echten Bank ein.',
  use: 'Was nicht erlaubt ist',
  'use.others': 'Das Konto oder die Daten einer anderen Person zu benutzen.',
  'use.limits': 'Grenzen und Schutzmaßnahmen des Produkts zu umgehen.',
  'use.flood': 'So viele Anfragen zu senden, dass andere es nicht benutzen können.',
  cost: 'Was es kostet',
  'cost.text': 'Nichts: {brand} hat keine Möglichkeit, eine Zahlung entgegenzunehmen.',
  availability: 'Was nicht versprochen wird',
  'availability.text':
    '{brand} kann sich irren, nicht erreichbar sein oder morgen anders aussehen. Prüfen Sie Zahlen, die Ihnen wichtig sind, bei Ihrer Bank.',
  'availability.law':
    'Nichts auf dieser Seite nimmt Ihnen Rechte, die das Gesetz Ihnen gibt und die nicht ausgeschlossen werden können, etwa die des australischen Verbraucherrechts (Australian Consumer Law).',
  ending: 'Wenn Sie aufhören möchten',
  'ending.text':
    'Sie können jederzeit aufhören, {brand} zu benutzen. Ihr Konto bleibt, bis es gelöscht wird; die Seite zum Datenschutz sagt, wie das heute geschieht.',
  changes: 'Wenn sich diese Bedingungen ändern',
  'changes.text':
    'Das Datum oben sagt, welche Fassung dies ist. {brand} hält noch nicht fest, welcher Fassung Sie zugestimmt haben, und schreibt Ihnen nicht, wenn sie sich ändert.',
};
