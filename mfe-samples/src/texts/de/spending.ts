import type { spending as english } from '../en/spending';

export const spending: Record<keyof typeof english, string> = {
  'spending.title': 'Ausgaben',
  'spending.subtitle': 'Wohin das Geld eines Monats fließt, und was sich verändert hat.',
  'spending.periods': 'Zeitraum der Ausgaben',
  'spending.period.week': 'Woche',
  'spending.period.month': 'Monat',
  'spending.period.quarter': 'Quartal',
  'spending.period.year': 'Jahr',
  'spending.lead.label': 'Diesen Monat ausgegeben',
  'spending.monthly.title': 'Ausgaben je Monat',
  'spending.monthly.series': 'Ausgaben gesamt',
  'spending.monthly.caption':
    'Die Ausgaben je Monat lagen bei {first} ({firstMonth}) und {last} ({lastMonth}); am höchsten waren sie mit {highest} ({highestMonth}).',
  'spending.share.title': 'Ausgaben nach Kategorie',
  'spending.share.caption':
    '{category} ist der größte Teil: {percent} der {total}, die diesen Monat ausgegeben wurden.',
  'spending.share.centre': 'diesen Monat',
  'spending.breakdown.title': 'Nach Kategorien',
  'spending.breakdown.against': 'Pfeile vergleichen mit dem Vormonat',
  'spending.insights.title': 'Einblicke in die Ausgaben',
  'spending.top.label': 'Größte Kategorie',
  'spending.top.detail': '{percent} der Ausgaben dieses Monats',
  'spending.growth.label': 'Wächst am schnellsten',
  'spending.growth.detail': '{percent} mehr als im Vormonat',
  'spending.potential.label': 'Mögliche Ersparnis',
  'spending.potential.detail': 'Im Monat, in {count} Kategorien: {categories}',
};
