import type { Translation } from '../../../language/catalogues';
import type { everyday as en } from '../en/everyday';

export const everyday: Translation<typeof en> = {
  'starter-buffer': {
    title: 'Mit einem kleinen Puffer anfangen',
    text: ({ perWeek, perYear }) =>
      `Schon ${perWeek} pro Woche ergeben ${perYear} im Jahr, genug, um den meisten unerwarteten Rechnungen den Schrecken zu nehmen. Halten Sie es vom Alltagsgeld getrennt; auch ein Offset-Konto (zum Immobilienkredit) eignet sich.`,
  },
  'full-buffer': {
    title: ({ bufferMonths }) => `Den Puffer auf ${bufferMonths} Monatsausgaben ausbauen`,
    text: ({ bufferMonths }) =>
      `Der Anfang ist gemacht. Rechnen Sie aus, was Sie in einem Monat zum Leben brauchen, nehmen Sie es mal ${bufferMonths}, und machen Sie das zum Ziel eines eigenen Spar- oder Offset-Kontos.`,
  },
  'automatic-saving': {
    title: 'Am Zahltag automatisch sparen',
    text: 'Richten Sie eine Überweisung aufs Sparkonto ein für den Tag, an dem Ihr Lohn kommt. So kommt Sparen vor Ausgeben und braucht keine Willenskraft. Beginnen Sie mit einem Betrag, der Ihnen nicht fehlt, und erhöhen Sie ihn nach einer Lohnerhöhung.',
  },
  'save-a-step-more': {
    title: ({ perWeek }) => `${perWeek} pro Woche mehr sparen`,
    text: ({ perWeek, perYear }) =>
      `Ihr Puffer erreicht das übliche Ziel. Ein kleiner Schritt mehr, etwa ${perWeek} pro Woche, bringt ${perYear} im Jahr und trägt Sie durch eine längere Suche nach Arbeit.`,
  },
  'separate-buffer': {
    title: 'Dem Notgroschen ein eigenes Konto geben',
    text: 'Geld für Notfälle hält länger, wo Sie es nicht jeden Tag sehen. Legen Sie es auf ein eigenes Sparkonto, oder auf ein Offset-Konto, wenn Sie einen Immobilienkredit haben.',
  },
  'spending-gap': {
    title: 'Weniger ausgeben, als hereinkommt',
    text: {
      even: 'Ihr Geld kommt und geht in gleichem Maß. Sehen Sie die Ausgaben eines Monats durch, wählen Sie die zwei Posten, die Ihnen am wenigsten fehlen würden, und sparen Sie stattdessen deren Kosten.',
      more: 'Es geht mehr hinaus, als hereinkommt, und das summiert sich. Sehen Sie die Ausgaben eines Monats durch, trennen Sie Nötiges von Wünschen, und setzen Sie für die Wünsche eine Grenze pro Woche, bis der Monat bei null oder besser endet.',
    },
  },
  'retirement-spending': {
    title: 'Sehen, wie lange Ihre Ersparnisse reichen',
    text: 'Im Ruhestand ist es üblich, teils von Ersparnissen zu leben; entscheidend ist, wie lange sie reichen. Rechnen Sie die Ausgaben eines Jahres zusammen, und fragen Sie den kostenlosen Financial Information Service von Services Australia nach Age Pension (staatliche Altersrente) und Ermäßigungen.',
    effect: 'Zeigt, ob Ihre Ausgaben so bleiben können',
  },
  'bills-on-time': {
    title: 'Rechnungen die Überraschung nehmen',
    text: 'Tragen Sie alle Fälligkeiten in einen Kalender ein, rechnen Sie zusammen, was große und unregelmäßige Rechnungen im Jahr kosten, und legen Sie an jedem Zahltag einen Teil davon zurück. Viele Unternehmen nehmen auch kleinere, häufigere Zahlungen an.',
  },
  'track-spending': {
    title: 'Sehen, wohin Ihr Geld geht',
    text: 'Notieren Sie einen Monat lang unter einer Handvoll Überschriften, was Sie ausgeben. Die meisten finden ein oder zwei, die sie überraschen, und daraus ergibt sich ein einfaches Budget.',
  },
  'pay-to-pay': {
    title: 'Den Lohn bis zum nächsten reichen lassen',
    text: 'Legen Sie am Zahltag zuerst Miete und Rechnungen zurück, teilen Sie den Rest durch die Wochen bis zum nächsten Lohn, und bleiben Sie bei diesem Betrag. Fragen Sie, ob Fälligkeiten auf kurz nach dem Zahltag rücken können.',
  },
  'weekly-check-in': {
    title: 'Ihrem Geld zehn Minuten pro Woche geben',
    text: 'Ein kurzer Blick auf Kontostände und anstehende Rechnungen, jede Woche am selben Tag, ist einer der einfachsten Wege zu weniger Geldsorgen, weil wenig übrig bleibt, das überrascht.',
  },
  'housing-cost': {
    title: 'Ansehen, was Ihr Wohnen kostet',
    text: ({ housingPercent }) =>
      `Über ${housingPercent} des Einkommens vor Steuern lässt Wohnen vielen Haushalten wenig Spielraum. Vergleichen Sie Ihre Miete oder Ihren Kreditzins mit heutigen Angeboten, und prüfen Sie, ob Sie Mietzuschuss (Rent Assistance) bekommen können.`,
  },
  'uneven-income': {
    title: 'Aus ungleichem Einkommen einen festen Lohn machen',
    text: 'Lassen Sie alles, was Sie verdienen, auf einem Konto ankommen, und zahlen Sie sich daraus jede Woche denselben bescheidenen Betrag. Gute Monate tragen dann die mageren.',
    effect: 'Macht magere Monate leichter',
  },
  subscriptions: {
    title: 'Nicht mehr zahlen, was Sie nicht nutzen',
    text: 'Gehen Sie einen Kontoauszug durch, und markieren Sie jede regelmäßige Zahlung. Beenden Sie, was Sie heute nicht mehr abschließen würden, und tragen Sie den nächsten Blick in Ihren Kalender ein.',
    effect: 'Macht Geld frei für das, was Ihnen wichtiger ist',
  },
};
