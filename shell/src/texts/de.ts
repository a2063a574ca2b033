import { brandTitles } from '@verdant/shared/brand';
import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'document.title': brandTitles.de,
  skip: 'Zum Inhalt springen',
  'platform.title': 'Plattform',
  'nav.label': 'Hauptmenü',
  'nav.home': 'Verdant-Startseite',
  'nav.signIn': 'Anmelden',
  'nav.joinNow': 'Jetzt starten',
  'nav.menu': 'Menü',
  'nav.account': 'Kontomenü',
  'nav.profileSettings': 'Profileinstellungen',
  'nav.banks': 'Verbundene Konten',
  'nav.logout': 'Abmelden',
  'nav.toLight': 'Zum hellen Design wechseln',
  'nav.toDark': 'Zum dunklen Design wechseln',
  'nav.language': 'Sprache',
  'toast.close': 'Hinweis schließen',
  'loading.label': 'Wird geladen...',
  'loading.slow': 'Es wird noch geladen. Ihre Verbindung ist möglicherweise langsam.',
  'loading.offline': 'Sie sind offline. Es geht von selbst weiter, sobald Sie wieder verbunden sind.',
  'loading.retrying': 'Etwas ist dazwischengekommen. Neuer Versuch ...',
  'loading.tryAgain': 'Erneut versuchen',
  'failure.title': 'Diese Seite konnte nicht geladen werden',
  'failure.settingsTitle': 'Die Profileinstellungen konnten nicht geladen werden',
  'failure.timeout':
    'Ein Teil der Seite hat zu lange auf sich warten lassen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'failure.missing':
    'Bei uns fehlt ein Teil dieser Seite. Versuchen Sie es gleich noch einmal; die anderen Seiten funktionieren weiter.',
  'failure.error':
    'Ein Teil der Seite konnte nicht geladen oder gestartet werden. Versuchen Sie es erneut; die anderen Seiten funktionieren weiter.',
  'failure.offline': 'Sie sind offline. Stellen Sie eine Internetverbindung her und versuchen Sie es erneut.',
  'failure.contract':
    'Sie wurde für eine andere Version von Verdant gemacht. Laden Sie die Seite neu; die anderen Seiten funktionieren weiter.',
  'failure.altered':
    'Ein Teil der Seite kam nicht so an, wie wir ihn veröffentlicht haben, und wurde deshalb nicht verwendet. Versuchen Sie es erneut; die anderen Seiten funktionieren weiter.',
  'failure.newer':
    'Eine neuere Version von Verdant ist bereit, und diese Seite gehört zur vorigen. Laden Sie sie neu, um die neue zu verwenden.',
  'failure.reload': 'Seite neu laden',
  'failure.tryAgain': 'Erneut versuchen',
  'failure.home': 'Zur Startseite',
  'failure.details': 'Details für den Support',
  'failure.part': 'Teil',
  'failure.stage': 'Schritt',
  'failure.reason': 'Grund',
  'failure.finding': 'Befund',
  'failure.note': 'Hinweis',
  'failure.chunk': 'Datei',
  'failure.address': 'Adresse',
  'failure.status': 'Status',
  'failure.attempt': 'Versuch',
  'failure.copy': 'Bericht kopieren',
  'failure.copied': 'Kopiert',
  'failure.close': 'Schließen',
};
