import type { en } from './en';
import type { MessageKey } from './messages';

export const de: Record<keyof typeof en | MessageKey, string> = {
  'field.email': 'E-Mail',
  'field.password': 'Passwort',
  'field.confirmPassword': 'Passwort bestätigen',
  'field.firstName': 'Vorname',
  'field.lastName': 'Nachname',
  'field.phone': 'Telefon',
  'field.optional': '(optional)',
  'field.invalid': 'Ungültiger Wert',
  'form.noScript': 'Dieses Formular braucht JavaScript. Bitte schalten Sie es ein und laden Sie diese Seite neu.',
  'password.show': 'Zeichen anzeigen',
  'password.hide': 'Zeichen verbergen',
  'password.rule': 'Mindestens 8 Zeichen.',
  'strength.weak': 'Noch schwach',
  'strength.fair': 'Ausreichend. Ein weiteres Wort macht es stärker.',
  'strength.good': 'Gutes Passwort',
  'strength.strong': 'Starkes Passwort',

  'signIn.title': 'Bei Ihrem Konto anmelden',
  'signIn.subtitle': 'Willkommen zurück. Machen Sie dort weiter, wo Sie aufgehört haben.',
  'signIn.remember': 'Angemeldet bleiben',
  'signIn.forgot': 'Passwort vergessen?',
  'signIn.submit': 'Anmelden',
  'signIn.busy': 'Anmeldung läuft...',
  'signIn.passkey': 'Mit Passkey anmelden',
  'signIn.noAccount': 'Neu hier?',
  'signIn.createAccount': 'Konto erstellen',
  'signIn.failed': 'Bei der Anmeldung ist ein Fehler aufgetreten',
  'signIn.leaving': 'Dieses Konto wird gelöscht. Bis dahin können Sie es behalten.',
  'signIn.keep': 'Mein Konto behalten',

  'signUp.title': 'Ihr Konto erstellen',
  'signUp.subtitle': 'Ihr Finanz-Check dauert etwa drei Minuten.',
  'signUp.submit': 'Konto erstellen',
  'signUp.busy': 'Konto wird erstellt...',
  'signUp.haveAccount': 'Sie haben schon ein Konto?',
  'signUp.signIn': 'Anmelden',
  'signUp.failed': 'Bei der Registrierung ist ein Fehler aufgetreten',
  'signUp.agreement':
    'Mit dem Konto stimmen Sie den {terms} zu. Was über Sie gespeichert wird, und wie lange: {privacy}.',

  'legal.label': 'Rechtliches',
  'legal.privacy': 'Datenschutz',
  'legal.terms': 'Nutzungsbedingungen',
  'legal.newTab': '(öffnet in einem neuen Tab)',

  'forgot.title': 'Passwort vergessen?',
  'forgot.subtitle':
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
  'forgot.submit': 'Link senden',
  'forgot.busy': 'Wird gesendet...',
  'forgot.remembered': 'Doch wieder eingefallen?',
  'forgot.signIn': 'Zurück zur Anmeldung',
  'forgot.failed': 'Der Link konnte nicht angefordert werden. Bitte versuchen Sie es erneut.',
  'forgot.sentTitle': 'Prüfen Sie Ihr Postfach',
  'forgot.sentSubtitle': 'Ihr jetziges Passwort gilt weiter, bis Sie ein neues wählen.',
  'forgot.sent':
    'Falls es ein Konto für {email} gibt, haben wir einen Link gesendet, mit dem Sie ein neues Passwort wählen können.',
  'forgot.sentRules': 'Der Link funktioniert einmal und {minutes} Minuten lang.',
  'forgot.nothing':
    'Nach ein paar Minuten noch nichts da? Sehen Sie im Spam-Ordner nach und prüfen Sie die Adresse auf Tippfehler.',
  'forgot.resend': 'Neuen Link senden',
  'forgot.resendIn': 'Neuen Link senden in {seconds} s',
  'forgot.resent': 'Falls es ein Konto für {email} gibt, ist ein neuer Link unterwegs. Nur der neueste funktioniert.',
  'forgot.other': 'Andere Adresse verwenden',

  'reset.title': 'Neues Passwort wählen',
  'reset.subtitle':
    'Wählen Sie eines, das Sie sonst nirgends verwenden. Sie werden auf allen Ihren Geräten abgemeldet.',
  'reset.password': 'Neues Passwort',
  'reset.confirm': 'Neues Passwort bestätigen',
  'reset.submit': 'Passwort ändern',
  'reset.busy': 'Wird geändert...',
  'reset.failed': 'Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  'reset.doneTitle': 'Passwort geändert',
  'reset.doneSubtitle': 'Ab jetzt gilt Ihr neues Passwort.',
  'reset.done': 'Sie wurden auf allen Ihren Geräten abgemeldet. Bitte melden Sie sich mit dem neuen Passwort an.',
  'reset.signIn': 'Anmelden',
  'reset.badTitle': 'Dieser Link funktioniert nicht',
  'reset.badSubtitle': 'Ihr Passwort wurde nicht geändert.',
  'reset.bad': 'Ein Link funktioniert einmal, für begrenzte Zeit und nur, bis ein neuerer gesendet wird.',
  'reset.badHint': 'Wenn Sie damit schon ein neues Passwort gewählt haben, melden Sie sich mit diesem an.',
  'reset.missing':
    'Diese Adresse enthält keinen Link für ein neues Passwort. Bitte öffnen Sie den Link in der E-Mail noch einmal.',
  'reset.again': 'Neuen Link anfordern',

  'failure.network': 'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',

  'brand.title': 'Wissen, wo Sie stehen. Entscheiden, wie es weitergeht.',
  'brand.scoreTitle': 'Ein klarer Score',
  'brand.scoreText': 'Wenige Fragen zeigen, wie gesund Ihre Finanzen sind, und warum.',
  'brand.securityTitle': 'Sie behalten die Kontrolle',
  'brand.securityText': 'Ihr Passwort wird nur als Hash gespeichert, und Sie entscheiden, was Sie teilen.',
  'brand.planTitle': 'Ein Plan für Sie',
  'brand.planText': 'Praktische nächste Schritte, die zu Ihren Zielen und Ihrem Budget passen.',

  'profile.title': 'Profileinstellungen',
  'profile.sections': 'Einstellungen',
  'profile.close': 'Schließen',
  'profile.tab.profile': 'Profil',
  'profile.tab.notifications': 'Mitteilungen',
  'profile.tab.preferences': 'Präferenzen',
  'profile.tab.banks': 'Verbundene Konten',
  'profile.tab.security': 'Sicherheit',
  'profile.tab.privacy': 'Datenschutz',
  'profile.notLoaded': 'Dieser Teil konnte nicht geladen werden.',
  'profile.loadAgain': 'Erneut versuchen',
  'profile.picture': 'Profilbild',
  'profile.upload': 'Bild hochladen',
  'profile.emailHint': 'Unter Sicherheit bestätigen oder ändern Sie Ihre E-Mail-Adresse.',
  'profile.notify.email': 'E-Mail-Mitteilungen',
  'profile.notify.emailHint': 'Eine Erinnerung drei Monate nach einem Check, und bevor eine Bankverbindung endet.',
  'profile.notify.push': 'Push-Mitteilungen',
  'profile.notify.pushHint': 'Werden noch nicht gesendet. Ihre Wahl bleibt für später gespeichert.',
  'profile.notify.marketing': 'Werbe-E-Mails',
  'profile.notify.marketingHint': 'Zurzeit werden keine gesendet. Ihre Wahl bleibt gespeichert.',
  'profile.theme': 'Design',
  'profile.theme.light': 'Hell',
  'profile.theme.dark': 'Dunkel',
  'profile.theme.system': 'System',
  'profile.themeHint': 'System folgt der Einstellung Ihres Geräts.',
  'profile.language': 'Sprache',
  'profile.cancel': 'Abbrechen',
  'profile.save': 'Änderungen speichern',
  'profile.busy': 'Wird gespeichert...',
  'profile.saved': 'Ihre Änderungen wurden gespeichert.',
  'profile.unsaved': 'Ihre Änderungen an den Einstellungen sind nicht gespeichert und gehen verloren.',
  'profile.failed': 'Die Änderungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  'profile.partly': 'Gespeichert: {saved}. Nicht gespeichert: {failed}. {reason}',

  'message.Email is required': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'message.Email is invalid': 'Diese E-Mail-Adresse ist ungültig',
  'message.Password is required': 'Bitte geben Sie ein Passwort ein',
  'message.Password must be at least 8 characters': 'Das Passwort muss mindestens 8 Zeichen haben',
  'message.Password must be at most 200 characters': 'Das Passwort darf höchstens 200 Zeichen haben',
  'message.This password can be guessed from your own details. Please choose one without your name, email or phone number.':
    'Dieses Passwort lässt sich aus Ihren eigenen Angaben erraten. Bitte wählen Sie eines ohne Ihren Namen, Ihre E-Mail-Adresse oder Telefonnummer.',
  'message.This password is one of the first that attackers try. Please choose three or four unrelated words instead.':
    'Dieses Passwort gehört zu den ersten, die Angreifer ausprobieren. Bitte wählen Sie stattdessen drei oder vier Wörter, die nichts miteinander zu tun haben.',
  'message.This password follows a pattern that is easy to guess. Please choose three or four unrelated words instead.':
    'Dieses Passwort folgt einem Muster, das leicht zu erraten ist. Bitte wählen Sie stattdessen drei oder vier Wörter, die nichts miteinander zu tun haben.',
  'message.This password is easy to guess. Please add one or two unrelated words.':
    'Dieses Passwort ist leicht zu erraten. Bitte ergänzen Sie ein oder zwei Wörter, die nichts damit zu tun haben.',
  'message.Please confirm your password': 'Bitte bestätigen Sie Ihr Passwort',
  'message.Passwords do not match': 'Die Passwörter stimmen nicht überein',
  'message.First name is required': 'Bitte geben Sie Ihren Vornamen ein',
  'message.Last name is required': 'Bitte geben Sie Ihren Nachnamen ein',
  'message.Phone number is invalid': 'Diese Telefonnummer ist ungültig',
  'message.Please use at most 200 characters': 'Bitte verwenden Sie höchstens 200 Zeichen',
  'message.Invalid value': 'Ungültiger Wert',
  'message.Login service not found. Please check your connection and try again.':
    'Der Anmeldedienst wurde nicht gefunden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'message.Login service not available. Please check your connection and try again.':
    'Der Anmeldedienst ist nicht verfügbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'message.Registration service not found. Please check your connection and try again.':
    'Der Registrierungsdienst wurde nicht gefunden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'message.Registration service not available. Please check your connection and try again.':
    'Der Registrierungsdienst ist nicht verfügbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'message.Invalid email or password. Please try again.':
    'E-Mail oder Passwort ist falsch. Bitte versuchen Sie es erneut.',
  'message.Server error during login. Please try again later.':
    'Bei der Anmeldung ist ein Serverfehler aufgetreten. Bitte versuchen Sie es später erneut.',
  'message.Server error during registration. Please try again later.':
    'Bei der Registrierung ist ein Serverfehler aufgetreten. Bitte versuchen Sie es später erneut.',
  'message.Network error. Please check your internet connection and try again.':
    'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'message.Network Error': 'Netzwerkfehler',
  'message.User profile service not found. Please try logging in again.':
    'Der Profildienst wurde nicht gefunden. Bitte melden Sie sich erneut an.',
  'message.Authentication expired. Please log in again.':
    'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'message.Login response missing authentication token': 'Die Antwort des Anmeldedienstes war unvollständig',
  'message.User profile response missing user ID': 'Die Antwort des Profildienstes war unvollständig',
  'message.User profile response missing email': 'In der Antwort des Profildienstes fehlt die E-Mail-Adresse',
  'message.Failed to retrieve user information after login. Please try again.':
    'Ihre Daten konnten nach der Anmeldung nicht abgerufen werden. Bitte versuchen Sie es erneut.',
  'message.Failed to retrieve user information after registration. Please try again.':
    'Ihre Daten konnten nach der Registrierung nicht abgerufen werden. Bitte versuchen Sie es erneut.',
  'message.An account with this email already exists. Please sign in instead.':
    'Für diese E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich damit an.',
  'message.Email cannot be changed': 'Die E-Mail-Adresse kann nicht geändert werden',
  'message.Please confirm your email address first.': 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'message.Please sign in to the account of this link, or enter its password.':
    'Bitte melden Sie sich bei dem Konto dieses Links an, oder geben Sie sein Passwort ein.',
  'message.This is not the password of the account. Please try again.':
    'Das ist nicht das Passwort des Kontos. Bitte versuchen Sie es erneut.',
  'message.Your account has two-step sign-in. Please sign in first, then open the link in the email again.':
    'Ihr Konto hat die Anmeldung in zwei Schritten. Bitte melden Sie sich zuerst an, und öffnen Sie dann den Link in der E-Mail noch einmal.',
  'message.This passkey is paused since the password was reset. Please sign in with your password.':
    'Dieser Passkey ist angehalten, seit das Passwort neu gewählt wurde. Bitte melden Sie sich mit Ihrem Passwort an.',
  'message.This email address contains characters that look like others. Please write it with plain letters.':
    'Diese E-Mail-Adresse enthält Zeichen, die anderen gleichen. Bitte schreiben Sie sie mit einfachen Buchstaben.',
  'message.This is the email address of your account already.': 'Das ist bereits die E-Mail-Adresse Ihres Kontos.',
  'message.The current password is not right. Please try again.':
    'Das aktuelle Passwort stimmt nicht. Bitte versuchen Sie es erneut.',
  'message.The password was changed in the meantime. Please sign in again.':
    'Das Passwort wurde inzwischen geändert. Bitte melden Sie sich erneut an.',
  'message.Code is required': 'Bitte geben Sie den Code ein',
  'message.This code is not right. Please try again.': 'Dieser Code stimmt nicht. Bitte versuchen Sie es erneut.',
  'message.This sign-in took too long or had too many wrong codes. Please sign in again.':
    'Diese Anmeldung hat zu lange gedauert oder hatte zu viele falsche Codes. Bitte melden Sie sich erneut an.',
  'message.Two-step sign-in is on already.': 'Die Anmeldung in zwei Schritten ist bereits eingeschaltet.',
  'message.Two-step sign-in is off.': 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  'message.This took too long. Please start again.': 'Das hat zu lange gedauert. Bitte beginnen Sie von vorn.',
  'message.Name is required': 'Bitte geben Sie einen Namen ein.',
  'message.Your account has as many passkeys as it can have. Please remove one first.':
    'Ihr Konto hat so viele Passkeys, wie es haben kann. Bitte entfernen Sie zuerst einen.',
  'message.This passkey has been added already.': 'Dieser Passkey ist bereits hinzugefügt.',
  'message.This passkey could not be verified. Please try again.':
    'Dieser Passkey konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
  'message.There is no such passkey.': 'Diesen Passkey gibt es nicht mehr.',
  'message.This passkey did not work. Please try again, or sign in with your password.':
    'Dieser Passkey hat nicht funktioniert. Bitte versuchen Sie es erneut, oder melden Sie sich mit Ihrem Passwort an.',
  'message.This account is going to be deleted. The link in our email keeps it.':
    'Dieses Konto wird gelöscht. Mit dem Link in unserer E-Mail behalten Sie es.',
  'message.Too many attempts. Please try again in {0} seconds.':
    'Zu viele Versuche. Bitte versuchen Sie es in {0} Sekunden erneut.',
  'message.Too many attempts. Please try again in {0} minutes.':
    'Zu viele Versuche. Bitte versuchen Sie es in {0} Minuten erneut.',
  'message.The server is busy. Please try again in a moment.':
    'Der Server ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'message.The service is not available just now. Please try again in a moment.':
    'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  'message.Something went wrong on our side. Please try again later.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später erneut.',
};
