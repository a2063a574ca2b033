import type { note as english } from '../en/note';

export const note: Record<keyof typeof english, string> = {
  'note.example': 'Diese Zahlen sind ein Beispiel, für alle dasselbe.',
  'note.spending.unlinked': 'Sobald eine Bank verbunden ist, zeigt diese Seite Ihre eigenen Monate.',
  'note.savings.unlinked':
    'Sobald eine Bank verbunden ist, zeigt das Dashboard Ihre eigenen Kontostände. Diese Ziele bleiben vorerst ein Beispiel.',
  'note.savings.linked': 'Ihre eigenen Kontostände finden Sie im Dashboard. Diese Ziele bleiben vorerst ein Beispiel.',
  'note.investments.unlinked':
    'Sobald eine Bank verbunden ist, zeigt das Dashboard Ihre eigenen Kontostände. Diese Anlagen bleiben vorerst ein Beispiel.',
  'note.investments.linked':
    'Ihre eigenen Kontostände finden Sie im Dashboard. Diese Anlagen bleiben vorerst ein Beispiel.',
  'note.budget.unlinked':
    'Sobald eine Bank verbunden ist, zeigen die Ausgaben Ihre eigenen Monate. Dieses Budget bleibt vorerst ein Beispiel.',
  'note.budget.linked': 'Ihre eigenen Monate finden Sie unter Ausgaben. Dieses Budget bleibt vorerst ein Beispiel.',
  'note.insights':
    'Ihren eigenen Score und seine Gründe finden Sie im Dashboard, aus Ihren Antworten im Finanz-Check. Verbundene Konten schlagen Antworten vor und ändern ihn nur durch die, die Sie bestätigen.',
  'note.recommendations':
    'Nichts hier ist nach Ihren Antworten oder Konten ausgesucht. Ihre eigenen nächsten Schritte finden Sie im Dashboard.',
  'note.linkBank': 'Bank verbinden',
  'note.toDashboard': 'Zum Dashboard',
  'note.toSpending': 'Zu den Ausgaben',
};
