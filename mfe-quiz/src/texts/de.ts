import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'page.title': 'Wir möchten Sie kennenlernen',
  'page.subtitle': 'Etwa drei Minuten. Ihr Fortschritt wird nach jeder Antwort gespeichert.',

  'progress.label': 'Fortschritt im Quiz',
  'progress.position': 'Frage {current} von {total}',
  'progress.complete': '{percent} % abgeschlossen',

  loading: 'Wird geladen...',
  'loading.announcement': 'Ihr Quiz wird geladen...',
  'load.retry': 'Erneut versuchen',

  'error.load': 'Das Quiz konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  'error.restart': 'Das Quiz konnte nicht neu gestartet werden. Bitte versuchen Sie es erneut.',
  'error.submit': 'Die Antwort konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  'error.continue': 'Die Sitzung konnte nicht fortgesetzt werden. Bitte versuchen Sie es erneut.',
  'error.back': 'Zu früheren Fragen können Sie nicht zurückkehren.',
  'error.gone': 'Dieses Quiz wurde anderswo beendet oder neu gestartet.',
  'error.reload': 'Quiz neu laden',
  'notice.moved': 'Die vorherige Frage war schon beantwortet. Hier ist die nächste.',

  'question.focus': 'Schwerpunkt: {area}',
  'question.back': 'Zurück',
  'question.next': 'Weiter',
  'scale.low': 'Niedrig',
  'scale.high': 'Hoch',
  'scale.value': '{value} von {max}',
  'scale.hint': 'Bewegen Sie den Regler, oder lassen Sie ihn bei {initial}, wenn das ungefähr passt.',
  'text.placeholder': 'Geben Sie hier Ihre Antwort ein...',
  'text.counter': '{count} von {max} Zeichen',

  'focus.cash_flow': 'Einnahmen und Ausgaben',
  'focus.emergency_fund': 'Notgroschen',
  'focus.debt': 'Schulden',
  'focus.protection': 'Absicherung',
  'focus.planning': 'Planung',
  'focus.investing': 'Anlegen',
  'focus.your_goals': 'Ihre Ziele',
  'focus.profile': 'Ihre Ziele',

  'resume.title': 'Vorherige Sitzung fortsetzen?',
  'resume.text-one': 'Sie haben bisher eine Frage beantwortet. Machen Sie dort weiter, oder fangen Sie neu an.',
  'resume.text': 'Sie haben bisher {count} Fragen beantwortet. Machen Sie dort weiter, oder fangen Sie neu an.',
  'resume.continue': 'Sitzung fortsetzen',
  'resume.fresh': 'Neu beginnen',
  'completed.title': 'Quiz schon abgeschlossen!',
  'completed.text':
    'Ihre Ergebnisse warten auf Ihrem Dashboard. Hat sich etwas geändert? Machen Sie das Quiz noch einmal für einen neuen Score.',
  'completed.restart': 'Quiz neu starten',
  'completed.dashboard': 'Zum Dashboard',

  'extras.title': 'Möchten Sie passendere Hinweise?',
  'extras.text':
    'Freiwillig: Beantworten Sie, was Sie möchten, oder gehen Sie gleich zu Ihren Ergebnissen. Nichts davon ändert Ihren Punktestand.',
  'extras.saved': 'Gespeichert. Ihre Ergebnisse sind bereit, wann immer Sie möchten.',
  'extras.failed':
    'Diese Angaben konnten nicht gespeichert werden. Versuchen Sie es noch einmal, oder fahren Sie ohne sie fort.',
  'extras.skip': 'Ohne sie fortfahren',
  'extras.results': 'Meine Ergebnisse ansehen',

  'actions.title': 'Seit Ihrem letzten Quiz',
  'actions.text': 'Freiwillig: So bleibt Ihre Liste der Schritte aktuell. Nichts davon ändert Ihren Score.',
  'actions.question': 'Letztes Mal wurde vorgeschlagen: {title}. Sind Sie dazu gekommen?',
  'actions.done': 'Erledigt',
  'actions.open': 'Noch offen',
  'actions.dismissed': 'Nichts für mich',
  'actions.failed': 'Das konnte nicht gespeichert werden. Bitte wählen Sie noch einmal.',

  'finishing.title': 'Ihre Ergebnisse werden vorbereitet...',
  'finishing.text': 'Aus Ihren Antworten machen wir einen Score und einen Plan, der Ihnen gehört.',

  'bank.invite': 'Möchten Sie Einblicke aus Ihren echten Zahlen?',
  'bank.invite-text': 'Eine Bank zu verbinden ist freiwillig und geht auch später.',
  'bank.open': 'Bank verbinden',
  'bank.title': 'Ihr Bankkonto verbinden',
  'bank.text':
    'Verbinden Sie ein Konto, um neben Ihren Antworten persönliche Einblicke aus Ihren eigenen Umsätzen zu sehen.',
  'bank.optional': 'Es ist freiwillig: Ihr Score funktioniert auch ohne Bank.',
  'bank.saved': 'Ihre Antworten sind gespeichert. Den Rest können Sie jederzeit beantworten.',
  'bank.yes': 'Ja, Bank verbinden',
  'bank.skip': 'Vorerst überspringen',
  'bank.close': 'Schließen',
};
