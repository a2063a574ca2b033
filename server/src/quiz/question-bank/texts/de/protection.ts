import type { Translation } from '../../../../language/catalogues';
import type { protectionTexts as en } from '../en/protection';

export const protectionTexts: Translation<typeof en> = {
  'protection-review': {
    text: 'Wann haben Sie zuletzt geprüft, ob Ihre Versicherungen noch zu Ihrem Leben passen? Versicherungsschutz in Ihrem Super (Altersvorsorge) zählt mit.',
    options: {
      past_year: 'Innerhalb des letzten Jahres',
      two_years: 'Vor ein bis zwei Jahren',
      five_years: 'Vor drei bis fünf Jahren',
      longer: 'Vor noch längerer Zeit',
      never: 'Nie, oder ich habe keine Versicherung',
    },
  },
  'protection-enough': {
    text: 'Wenn etwas sehr schiefginge, wie sicher sind Sie, dass Ihre Versicherungen ausreichen würden?',
    options: {
      very: 'Sehr sicher',
      fairly: 'Ziemlich sicher',
      somewhat: 'Einigermaßen sicher',
      slightly: 'Etwas sicher',
      not_at_all: 'Gar nicht sicher',
      no_insurance: 'Ich habe keine Versicherung',
    },
  },
  'protection-income': {
    text: 'Wenn Sie wegen Krankheit oder Verletzung sechs Monate nicht arbeiten könnten, wovon würden Sie leben?',
    options: {
      covered: 'Eine Einkommensversicherung oder Ersparnisse würden alles decken',
      mostly: 'Lohnfortzahlung, Versicherungen oder Ersparnisse würden das meiste decken',
      partly: 'Familie oder staatliche Leistungen müssten helfen',
      nothing: 'Ich weiß nicht, wie ich zurechtkäme',
    },
  },
  'protection-home': {
    text: 'Nach Feuer, Überschwemmung oder Diebstahl zu Hause: Welchen Teil des Schadens würde eine Versicherung zahlen?',
    options: {
      all: 'Alles oder fast alles',
      most: 'Den größten Teil',
      some: 'Einen Teil',
      none: 'Nichts: Dagegen bin ich nicht versichert',
    },
  },
  'protection-dependants': {
    text: 'Wenn Sie sterben würden: Wie lange könnten die, die auf Sie angewiesen sind, von Ihren Versicherungen, Ihrem Super und Ihren Ersparnissen leben?',
    options: {
      nobody: 'Niemand ist auf mein Einkommen angewiesen',
      long: 'So lange wie nötig',
      years: 'Mehrere Jahre',
      year: 'Etwa ein Jahr',
      months: 'Einige Monate oder weniger',
    },
  },
  'protection-will': {
    text: 'Haben Sie ein gültiges Testament?',
    options: {
      current: 'Ja, und es ist aktuell',
      old: 'Ja, aber es ist vielleicht nicht mehr aktuell',
      started: 'Ich habe angefangen, darüber nachzudenken',
      none: 'Nein',
    },
  },
  'protection-scams': {
    text: 'Was davon tun Sie, um Ihr Geld vor Betrug zu schützen? Wählen Sie alles Zutreffende.',
    options: {
      passwords: 'Für jedes Konto ein anderes Passwort verwenden',
      second_step: 'Beim Anmelden einen Code oder eine App als zweiten Schritt nutzen',
      call_back: 'Unter einer Nummer zurückrufen, die ich selbst herausgesucht habe',
      statements: 'Meine Kontoauszüge auf fremde Zahlungen prüfen',
    },
    none: 'Nichts davon',
  },
};
