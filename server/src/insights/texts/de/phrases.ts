import type { Translation } from '../../../language/catalogues';
import type { explanation as enExplanation, phrases as enPhrases, profile as enProfile } from '../en/phrases';

export const phrases: Translation<typeof enPhrases> = {
  careful: (text) => `Nach den wenigen Antworten, die vorliegen, kann Ihnen dies helfen. ${text}`,
  points: (points) => `Etwa +${points} ${points === 1 ? 'Punkt' : 'Punkte'} beim Finanz-Score gesamt`,
  smallStep: 'Ein kleiner Schritt nach oben beim Finanz-Score gesamt',
};

export const profile: Translation<typeof enProfile> = {
  horizon: {
    unknown: 'Noch nicht bekannt',
    short: 'Kurzfristig (1-3 Jahre)',
    medium: 'Mittelfristig (4-6 Jahre)',
    long: 'Langfristig (ab 7 Jahren)',
  },
  risk: {
    unknown: 'Noch nicht bekannt',
    conservative: 'Konservativ',
    cautious: 'Vorsichtig',
    balanced: 'Ausgewogen',
    growth: 'Wachstum',
  },
  focus: {
    arrears: 'Bei Rechnungen und Raten aufholen',
    hardship: 'Das Nötigste sichern',
    costly_debt: 'Teure Schulden abbauen',
    high_repayments: 'Raten tragbar machen',
    overspending: 'Weniger ausgeben, als hereinkommt',
    thin_buffer: 'Einen Notgroschen als Puffer aufbauen',
    debt_free: 'Schuldenfrei werden',
    home: 'Eigenkapital für ein Zuhause ansparen',
    retirement: 'Altersvorsorge ausbauen',
    income: 'Einkommen aus Anlagen',
    ethical: 'Nach den eigenen Werten anlegen',
    growth: 'Langfristiges Wachstum',
    spread_growth: 'Breit gestreutes, langfristiges Wachstum',
    short_term: 'Kurzfristige Ersparnisse sichern',
    steady_base: 'Eine feste Grundlage für das, was kommt',
  },
  note: {
    timeframe: 'Ihr Zeitraum spricht für weniger Risiko, als Sie eingehen würden.',
    finances: 'Ihre Finanzen sprechen für weniger Risiko, als Sie eingehen würden.',
  },
};

export const explanation: Translation<typeof enExplanation> = {
  caps: {
    payday_loan: 'Ein Kurzzeitkredit (Payday Loan) kostet mehr, als von Anlagen zu erwarten ist.',
    arrears: 'Rückständige Zahlungen kommen vor dem Anlegen.',
    card_debt: 'Die Zinsen auf einen Kreditkartensaldo sind höher als das, was von Anlagen zu erwarten ist.',
    buffer_under_1_month:
      'Mit Ersparnissen für weniger als einen Monat könnte eine Überraschung Sie zum Verkauf zwingen.',
    buffer_under_3_months: 'Ein Puffer für drei Monate kommt vor weiterem Anlegen.',
  },
  onScale: (value, max) => `${value} von ${max}`,
  sliderNotMoved: (answer) => `${answer} (Regler nicht bewegt)`,
  fromAccounts: (answer) => `${answer} (aus Ihren Konten)`,
};
