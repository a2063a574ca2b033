import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  title: 'Datenschutz',
  subtitle: 'Was {brand} über Sie speichert, wo, wie lange, und wer es sehen kann.',
  'draft.mark': 'Entwurf vom 22. November 2026',
  'draft.text':
    'Diese Seite hat noch kein Anwalt geprüft. Sie beschreibt, was die Software heute tut, und verspricht nichts darüber hinaus. Bevor {brand} öffentlich angeboten wird, muss diese Seite nennen, wer es betreibt, wie man den Betreiber erreicht und in welchem Land seine Server stehen.',
  contents: 'Auf dieser Seite',
  related: 'Nutzungsbedingungen',

  short: 'Kurz gesagt',
  'short.what':
    '{brand} speichert Ihren Namen, Ihre E-Mail-Adresse und Ihre Antworten, und eine Telefonnummer, falls Sie eine eingeben.',
  'short.use': 'Sie dienen Ihrem Konto, Ihrem Score und Ihren Empfehlungen.',
  'short.none': 'Es gibt keine Werbung und keinen Analysedienst, und Ihre Antworten gehen an keinen KI-Dienst.',
  'short.bank':
    'Eine Bank zu verknüpfen ist freiwillig. Wenn Sie es tun, werden ihre Konten, Kontostände und Umsätze gespeichert, bis Sie sie trennen.',
  'short.end':
    'Sie können Ihr Konto in den Einstellungen löschen. Endgültig gelöscht wird es einige Tage später, damit Sie es sich anders überlegen können.',

  server: 'Was auf dem Server gespeichert wird',
  'server.intro':
    'Alles liegt in einer PostgreSQL-Datenbank. Die Betreiber des Servers können alles darin lesen; die Liste sagt, wer es sonst noch kann.',
  'server.times':
    'Die Zeiten der Anmeldungen und der Links für ein neues Passwort sind die, mit denen die Software beginnt; die Betreiber des Servers können andere gewählt haben.',
  'label.what': 'Was',
  'label.until': 'Wie lange',
  'label.reader': 'Wer es sonst sieht',
  'reader.owner': 'Sie, solange Sie angemeldet sind.',
  'reader.nobody': 'Niemand.',
  'reader.everybody': 'Alle können Anzahlen und Namen von Versionen sehen. Keine Person ist darin genannt.',
  'reader.developer': 'Wer das Werkzeug zum Entwickeln oder Testen eingeschaltet hat.',

  'record.account': 'Ihr Konto',
  'record.account.what':
    'Vor- und Nachname, E-Mail-Adresse, Telefonnummer, falls Sie eine eingegeben haben, Ihr Passwort als Hash (Argon2id), Ihre Wahl von Design, Sprache und Benachrichtigungen, wann das Konto erstellt und zuletzt geändert wurde, wann seine E-Mail-Adresse bestätigt wurde, wann sein Passwort zuletzt per E-Mail neu gewählt wurde, bis Sie entschieden haben, welche Passkeys bleiben, und, wenn Sie darum gebeten haben, wann es gelöscht wird. Eine fällige Löschung enthält die zufällige Kennung Ihres Kontos.',
  'record.account.until':
    'Solange das Konto besteht: bis Sie es löschen, und {deletionDays} Tage länger, in denen Sie es behalten können. Wenn der Aggregator Ihrer Banken dann nicht antwortet, bis zu drei Tage länger.',
  'record.answers': 'Ihr Quiz und Ihr Plan',
  'record.answers.what':
    'Die Fragen, die Ihnen gestellt wurden, in den Worten, die Sie sahen, und Ihre Antworten mit der Zeit, freie Texte eingeschlossen, und welche davon Sie aus verknüpften Konten bestätigt haben; auch frühere Quiz, auch nachdem Sie neu begonnen haben. Was Sie zu einer Empfehlung entschieden haben: erledigt, später oder nicht, den Grund, falls Sie einen gewählt haben, und wann. Scores werden daraus jedes Mal berechnet, wenn Sie sie ansehen, und nicht gespeichert.',
  'record.answers.until':
    'Solange das Konto besteht. Eine geänderte Antwort ersetzt die frühere, und wenn Sie eine Empfehlung wieder öffnen, wird die Entscheidung gelöscht.',
  'record.bank': 'Verknüpfte Banken',
  'record.bank.what':
    'Dass Sie zugestimmt haben, eine Bank zu verknüpfen: wozu, wann und bis wann ({consentDays} Tage). Das wird festgehalten, wenn Sie zur Auswahl der Bank weitergehen, auch wenn Sie dort aufhören. Von jeder verknüpften Bank: ihr Name, seit wann, von jedem Konto Name, Art, Währung und die letzten vier Zeichen der Nummer, und die Kennung, die der Aggregator der Verbindung gibt. Von jedem Konto außerdem der Kontostand und die Umsätze der letzten {moneyDays} Tage: Tag, Betrag, Beschreibung, Händler, die Kategorie und ihr Grund. Die Kategorien, die Sie Händlern selbst gegeben haben; wann die Zahlen zuletzt abgerufen wurden und ob das scheiterte. Eine wartende Aktualisierung enthält die zufällige Kennung Ihres Kontos. Kein Bankpasswort und keine vollständige Kontonummer.',
  'record.bank.until':
    'Die Verknüpfung mit Kontoständen und Umsätzen: bis Sie die Bank trennen; sie endet nicht von selbst mit der Zustimmung, aber dann wird nichts mehr abgerufen. Umsätze, die älter als {moneyDays} Tage sind, werden bei der nächsten Aktualisierung gelöscht. Die Kategorien, die Sie gewählt haben: bis Sie die letzte Bank trennen. Eine endgültig gescheiterte Aktualisierung: {failedJobDays} Tage. Die Zustimmung: solange das Konto besteht, nach dem Trennen als beendet vermerkt.',
  'record.practice': 'Übungsbanken',
  'record.practice.what':
    'Ohne Verbindung zu echten Banken bietet {brand} erfundene an. Von einer Verknüpfung damit werden die erfundene Bank, die Zeit und ein Benutzername gespeichert, der aus der zufälligen Kennung Ihres Kontos gebildet ist.',
  'record.practice.until': 'Bis Sie sie trennen oder Ihr Konto gelöscht wird.',
  'record.signIns': 'Anmeldungen',
  'record.signIns.what':
    'Von jeder Anmeldung ein Hash des Schlüssels, den Ihr Browser hat, wann sie begann, wann sie zuletzt benutzt wurde und wann sie endet; und die Namen von Browser und System, etwa Firefox und Windows, damit Sie Ihre Geräte erkennen.',
  'record.signIns.until':
    'Bis Sie sich abmelden, {idleMinutes} Minuten lang ohne Benutzung und höchstens {sessionHours} Stunden. Was geendet hat, wird jede Stunde gelöscht.',
  'record.secondFactor': 'Anmeldung in zwei Schritten',
  'record.secondFactor.what':
    'Wenn Sie sie eingeschaltet haben: der Schlüssel, den auch Ihre Authenticator-App hat, seit wann, von wann der letzte Code war, und ein Hash jedes verbleibenden Wiederherstellungscodes. Zu einer Anmeldung, deren Code noch fehlt: ein Hash, wie viele Versuche bleiben, und ihre Zeiten. Der Download Ihrer Daten enthält keinen der Schlüssel und Hashes.',
  'record.secondFactor.until':
    'Bis Sie sie ausschalten, und nicht länger als das Konto. Ein Wiederherstellungscode, bis er benutzt oder ersetzt wird. Ein Schlüssel, auf den kein Code folgte: 15 Minuten. Eine Anmeldung ohne ihren Code: fünf Minuten; beides wird innerhalb der nächsten Stunde gelöscht.',
  'record.passkeys': 'Passkeys',
  'record.passkeys.what':
    'Zu jedem Passkey, den Sie hinzugefügt haben: der Name, den Sie ihm gegeben haben, sein öffentlicher Schlüssel mit der Kennung und der Anzahl der Signaturen, die Ihr Gerät ihm gibt, ob er synchronisiert wird, wann Sie ihn hinzugefügt und sich zuletzt mit ihm angemeldet haben. Der Schlüssel, der signiert, bleibt bei Ihnen, ebenso Fingerabdruck, Gesicht und PIN. Zu einem Passkey, der gerade hinzugefügt oder benutzt wird: ein Hash dessen, was er signieren soll, mit einem Verweis auf die Anmeldung. Der Download Ihrer Daten enthält keinen der Schlüssel und Hashes.',
  'record.passkeys.until':
    'Bis Sie ihn entfernen, und nicht länger als das Konto. Was ein Passkey signieren soll: bis es signiert ist, und höchstens fünf Minuten; gelöscht innerhalb der nächsten Stunde.',
  'record.places': 'Wo Sie sich schon angemeldet haben',
  'record.places.what':
    'Ein Hash aus Ihrer E-Mail-Adresse und einer Zufallszahl Ihres Browsers. Damit kommen Sie hinein, während jemand anderes Passwörter rät.',
  'record.places.until': '{placeDays} Tage nach der letzten Anmeldung von dort, und nicht länger als das Konto.',
  'record.resets': 'Links für ein neues Passwort',
  'record.resets.what':
    'Die E-Mail-Adresse, die eingegeben wurde, um einen Link anzufordern, mit der Sprache der Seite; und ein Hash des Links in der E-Mail.',
  'record.resets.until':
    'Die Adresse: bis die E-Mail verschickt ist, und {failedJobDays} Tage länger, wenn das endgültig gescheitert ist. Der Link: {resetMinutes} Minuten, oder bis das Passwort geändert wird.',
  'record.links': 'Links für Ihr Konto',
  'record.links.what':
    'Von jedem Link, der eine E-Mail-Adresse bestätigt oder ändert, Ihr Konto behält oder Ihre Daten herunterlädt: wozu er dient, die E-Mail-Adresse, ein Hash des Links und seine Zeiten. Eine wartende E-Mail enthält die zufällige Kennung Ihres Kontos und die Sprache.',
  'record.links.until':
    'Bis der Link benutzt wird. Sonst {linkHours} Stunden für eine E-Mail-Adresse, {deletionDays} Tage, um ein Konto zu behalten, und fünf Minuten für einen Download; gelöscht in der Stunde danach. Eine E-Mail, die nicht verschickt werden konnte: {failedJobDays} Tage.',
  'record.notices': 'E-Mails über Änderungen an Ihrem Konto',
  'record.notices.what': 'Ihre E-Mail-Adresse und Sprache, mit dem, was geändert wurde, etwa das Passwort.',
  'record.notices.until':
    'Bis die E-Mail verschickt ist, und {failedJobDays} Tage länger, wenn das endgültig gescheitert ist.',
  'record.reminders': 'Erinnerungen',
  'record.reminders.what':
    'Welche Erinnerung an einen Check oder eine Bankverbindung Ihnen wann geschickt wurde, und ein Hash des Links, der sie abbestellt.',
  'record.reminders.until': 'Solange das Konto besteht.',
  'record.limits': 'Grenzen gegen Missbrauch',
  'record.limits.what':
    'Wie oft etwas von einer IP-Adresse oder mit einem Konto getan wurde: eine Zahl neben einem Hash der Adresse oder des Kontos.',
  'record.limits.until': 'Es zählt höchstens eine Stunde. Was geendet hat, wird jede Stunde gelöscht.',
  'record.reports': 'Wie Seiten laden',
  'record.reports.what':
    'Welcher Teil einer Seite geladen wurde, scheiterte oder blockiert wurde, in welcher Version, wann und wie schnell, mit der Art des Browsers (etwa chrome 140) und einer Zahl, die für jede Seite zufällig ist. Wenn etwas von einer anderen Website blockiert wurde, deren Name. Kein Konto und keine IP-Adresse.',
  'record.reports.until': '{reportDays} Tage. Gesamtzahlen der Ladevorgänge, ohne Browser und Seite, bleiben.',
  'record.tools': 'Werkzeuge für Entwicklung und Test',
  'record.tools.what':
    'Nur wenn ein solches Werkzeug in diesem Browser eingeschaltet wurde: was es ersetzt oder welche Fehler es auslöst, eine Zufallszahl, die der Browser hat, und ein Verweis auf die Anmeldung, mit der es eingeschaltet wurde.',
  'record.tools.until':
    '{overrideHours} Stunden für ersetzte Teile, {labHours} Stunden für Fehler; gelöscht in der Stunde danach.',
  'record.software': 'Die Software selbst',
  'record.software.what':
    'Veröffentlichte Versionen ihrer Teile mit Dateien und Signaturen, wann und warum sie gewechselt wurden, und welche Seiten sich nicht vorbereiten ließen. Nichts über Sie.',
  'record.software.until':
    'Vorschauen einer Änderung: Dateien bis zum Ablauf, das Übrige 90 Tage länger. Für alles andere ist kein Ende festgelegt.',

  browser: 'Was in Ihrem Browser gespeichert wird',
  'browser.intro':
    'Sie können alles davon in den Einstellungen Ihres Browsers löschen. Beim Abmelden wird alles entfernt außer der Wahl von Design und Sprache, den Cookies, der Seite ohne Verbindung und dem, was nötig ist, um eine Anmeldung auf dem Server zu beenden. Über eine sichere Verbindung beginnen die Namen der Cookies mit __Host-.',
  'place.local': 'Lokaler Speicher',
  'place.session': 'Sitzungsspeicher',
  'place.cookie': 'Cookie',
  'place.worker': 'Service Worker',
  'item.token':
    'Der Schlüssel Ihrer Anmeldung. Wird entfernt, wenn Sie sich abmelden oder der Server sagt, dass die Anmeldung geendet hat.',
  'item.choices': 'Ihre Wahl von Design und Sprache. Bleibt, bis Sie sie löschen.',
  'item.drafts':
    'Antworten des Quiz, die noch nicht gesendet sind. Werden entfernt, sobald sie gesendet sind, wenn Sie sich abmelden, wenn sich jemand anderes anmeldet oder wenn das Quiz nach {draftDays} Tagen geöffnet wird.',
  'item.signOuts':
    'Schlüssel von Anmeldungen, die Sie beendet haben, während der Server nicht erreichbar war. Werden entfernt, sobald er es weiß; nach {pendingDays} Tagen nicht mehr benutzt.',
  'item.check':
    'Wird geschrieben und sofort entfernt, um herauszufinden, ob der Browser überhaupt etwas speichern kann.',
  'item.firstAnswer':
    'Eine Antwort, die Sie auf der Startseite gegeben haben. Bleibt, bis das Quiz sie übernimmt, Sie sich abmelden oder der Tab geschlossen wird.',
  'item.labReport':
    'Nur in Browsern von Testern: was die letzte Seite geladen hat, was dabei fehlschlug, und die Art des Browsers. Bis zur Abmeldung oder bis der Tab geschlossen wird.',
  'item.emailReminder':
    'Dass Sie die Erinnerung, Ihre E-Mail-Adresse zu bestätigen, ausgeblendet haben. Bleibt, bis Sie sich abmelden oder der Tab geschlossen wird.',
  'item.device':
    'Eine Zufallszahl, an der der Server erkennt, dass dieser Browser sich schon einmal angemeldet hat. {placeDays} Tage nach der letzten Anmeldung.',
  'item.visitor':
    'Eine Zufallszahl, nur solange eine neue Version mit einem Teil der Besucher ausprobiert wird, damit Sie immer dieselbe sehen. {visitorDays} Tage.',
  'item.overrides':
    'Nur in Browsern von Entwicklern: eine Zufallszahl für die Teile, die sie ersetzen. {overrideHours} Stunden.',
  'item.lab': 'Nur in Browsern von Testern: eine Zufallszahl für die Fehler, die sie ausprobieren. {labHours} Stunden.',
  'item.offline':
    'Die Seite, die Sie ohne Verbindung sehen, in Ihrer Sprache und Ihrem Design, und das Skript, das sie zeigt. Nichts über Sie. Bleibt, bis Sie sie löschen.',
  'browser.widget':
    'Das Fenster, in dem Sie sich bei einer Bank anmelden, gehört dem Aggregator, der eigene Dinge in Ihrem Browser speichern kann.',

  logs: 'Protokolldateien',
  'logs.text':
    'Der Server schreibt zu jeder Anfrage eine Zeile: die Methode, den Pfad ohne das, was nach einem Fragezeichen steht, den Status und die Dauer. Zu einem Fehler schreibt er dessen Art und die Stelle im Code. In diesen Zeilen stehen keine IP-Adressen, E-Mail-Adressen oder Antworten.',
  'logs.others':
    'Wie lange die Zeilen bleiben, entscheiden die Betreiber des Servers. Programme vor ihm, etwa ein Proxy, können eigene Protokolle mit IP-Adressen führen.',
  emails: 'E-Mails',
  'emails.text':
    '{brand} verschickt E-Mails zu Ihrem Konto: Links, um eine E-Mail-Adresse zu bestätigen, ein neues Passwort zu wählen und ein Konto zu behalten, und Hinweise, wenn Passwort, E-Mail-Adresse oder eine andere Art der Anmeldung geändert werden oder ein Wiederherstellungscode benutzt wird. Solange der erste Schalter für Benachrichtigungen in Ihren Einstellungen an ist, verschickt es auch Erinnerungen an einen Check und an eine Zustimmung, die endet. Die anderen beiden werden gespeichert, aber heute hängt nichts von ihnen ab. Das Newsletter-Formular sendet und speichert nichts.',
  'emails.files':
    'Der Mailserver, den die Betreiber von {brand} gewählt haben, sieht diese E-Mails. Wo keiner eingestellt ist, sind E-Mails Dateien auf dem Server, und nichts löscht sie von selbst.',
  companies: 'Andere Unternehmen',
  'companies.bank':
    'Wo {brand} mit dem Aggregator Yodlee verbunden ist, bekommt Yodlee beim Verknüpfen einer Bank einen Benutzernamen, der in der Regel aus der zufälligen Kennung Ihres Kontos gebildet ist, und was Sie in sein Fenster eingeben. {brand} fragt Yodlee mehrmals am Tag, solange die Zustimmung gilt, nach Ihren Konten, Kontoständen und Umsätzen und sieht Ihr Bankpasswort nie.',
  'companies.none':
    'Keine Seite hat Werbung oder Analyse eines anderen Unternehmens. Nur die Seite, auf der Sie eine Bank verknüpfen, lädt ein Skript und ein Fenster des Aggregators.',
  backups: 'Kopien der Datenbank',
  'backups.text':
    'Die Betreiber des Servers können die Datenbank jederzeit in eine Datei kopieren. Eine solche Kopie hat alles aus der Liste oben außer den Grenzen und den E-Mail-Adressen, die auf eine E-Mail warten. {brand} löscht keine Kopien: Was aus der Datenbank verschwunden ist, bleibt in älteren Kopien, bis jemand diese löscht.',
  protection: 'Wie es geschützt ist',
  'protection.hashes':
    'Von Passwörtern, von Schlüsseln der Anmeldungen und von Links für ein neues Passwort hat die Datenbank nur Hashes.',
  'protection.rest':
    'Was Sie im Quiz in eigenen Worten schreiben und die Schlüssel der Authenticator-Apps sind verschlüsselt, außer die Betreiber mehrerer Server haben dafür keinen Schlüssel festgelegt. Alles andere steht in der Datenbank, wie es ist: {brand} selbst verschlüsselt es nicht. Ob Festplatte und Verbindung verschlüsselt sind, hängt davon ab, wie der Server betrieben wird; für die Verbindung zeigt es https in der Adresszeile.',
  choices: 'Was Sie tun können',
  'choices.profile':
    'Ihren Namen und Ihre Telefonnummer in den Profileinstellungen sehen und ändern, Ihre E-Mail-Adresse unter Sicherheit.',
  'choices.answers': 'Ihre Antworten ansehen und die Ihres letzten abgeschlossenen Quiz ändern.',
  'choices.bank': 'Eine Bank in den Einstellungen trennen, oder auf der Seite, auf der Sie sie verknüpft haben.',
  'choices.export':
    'Alles über Sie in den Einstellungen unter Datenschutz herunterladen: als JSON und als Tabellen. Hashes von Passwörtern und Links sind nicht dabei.',
  'choices.delete':
    'Ihr Konto in den Einstellungen unter Datenschutz löschen. Was gespeichert bleibt, solange das Konto besteht, verschwindet mit ihm, ebenso Anmeldungen, Links, Übungsbanken und die Verbindungen beim Aggregator; Gesamtzahlen, Kopien der Datenbank und E-Mails, die Dateien auf dem Server sind, nicht.',
  questions: 'Fragen und Beschwerden',
  'questions.text':
    'Dieser Entwurf nennt keinen Kontakt, weil es noch keinen gibt. In Australien erklärt das Office of the Australian Information Commissioner (oaic.gov.au) Ihre Rechte. Welche Gesetze für den Betreiber von {brand} gelten, ist eine der Fragen an den Anwalt.',
};
