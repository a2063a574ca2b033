import type { Translation } from '../../../language/catalogues';
import type { future as en } from '../en/future';

export const future: Translation<typeof en> = {
  'insurance-review': {
    title: 'Prüfen, ob Ihre Versicherungen noch passen',
    text: 'Das Leben ändert sich schneller als Verträge. Sehen Sie nach, was Sie haben, auch den Schutz in Ihrer Super (Altersvorsorge), und fragen Sie sich, ob es für Ihr Zuhause und die Menschen reichen würde, die auf Sie bauen, und ob Sie für etwas doppelt zahlen.',
  },
  'income-protection': {
    title: 'Für eine Zeit ohne Einkommen planen',
    text: 'Finden Sie heraus, was Krankengeld, Ersparnisse und ein Schutz in Ihrer Super zahlen würden, wenn Sie sechs Monate nicht arbeiten könnten. Die Lücke zu kennen ist der erste Schritt, sie zu schließen.',
  },
  dependants: {
    title: 'Für die sorgen, die auf Sie angewiesen sind',
    text: 'Rechnen Sie zusammen, was die Menschen, die auf Sie angewiesen sind, einige Jahre lang brauchen würden, und was Ihre Super, Ersparnisse und eine Lebensversicherung zahlen würden. Ist die zweite Summe kleiner, wissen Sie, womit Sie sich befassen können.',
  },
  will: {
    title: 'Ein gültiges Testament haben',
    text: 'Ein Testament, das zu Ihrem Leben heute passt, regelt, wer was bekommt, und erspart Ihrer Familie eine lange und teure Suche nach Antworten. Fehlt Ihres oder ist es veraltet, helfen ein Anwalt (Solicitor) oder der Public Trustee Ihres Bundesstaats.',
    effect: 'Klärt vieles für die, die Ihnen wichtig sind',
  },
  scams: {
    title: 'Betrügern das Leben schwer machen',
    text: 'Nehmen Sie für jedes Konto ein anderes Passwort, schalten Sie beim Anmelden einen zweiten Schritt ein, rufen Sie nur unter einer Nummer zurück, die Sie selbst nachgesehen haben, und lesen Sie Ihre Kontoauszüge. Jedes davon braucht nur Minuten.',
    effect: 'Schützt, was Sie haben',
  },
  'lost-super': {
    title: 'Ihre Super finden und zusammenlegen',
    text: 'Das Finanzamt (ATO) zeigt online alle Ihre Super-Konten, auch verlorene. Mehrere Konten heißt mehrere Gebühren; prüfen Sie vor dem Zusammenlegen, welchen Versicherungsschutz Sie aufgeben würden.',
  },
  'super-check': {
    title: 'Einmal im Jahr auf Ihre Super sehen',
    text: ({ superPercent }) =>
      `Arbeitgeber zahlen ${superPercent} des üblichen Lohns in die Super (Altersvorsorge) ein. Da lohnt sich eine Stunde: Lesen Sie Guthaben und Gebühren, und prüfen Sie, ob die Person, die es bekommen soll, noch die richtige ist.`,
  },
  'extra-super': {
    title: 'Wissen, wie zusätzliche Super-Beiträge funktionieren',
    text: 'Jeder darf zusätzlich zum Arbeitgeber in die eigene Super einzahlen. Wie das besteuert wird, wie viel pro Jahr hinein darf und wann es wieder heraus kann, regelt das Gesetz: in der Regel ab 60, mit Ausnahmen wie dem First Home Super Saver Scheme (fürs erste Eigenheim). Moneysmart (Infoseite der Finanzaufsicht) und das Finanzamt erklären die Regeln.',
    effect: 'Lässt Sie beurteilen, ob es zu Ihnen passt',
  },
  'retirement-picture': {
    title: 'Sich ein Bild vom Ruhestand machen',
    text: ({ retirement }) =>
      `Für einen komfortablen Ruhestand ab 67 brauchen Menschen mit eigenem Heim etwa ${retirement.single} (eine Person) oder ${retirement.couple} (ein Paar), neben einem Teil der Age Pension (staatliche Altersrente), heißt es. Ein Rentenrechner zeigt, wohin Ihr Weg führt.`,
  },
  'written-goals': {
    title: 'Aufschreiben, was Sie erreichen wollen',
    text: 'Wählen Sie das Ziel, das Ihnen am wichtigsten ist, und schreiben Sie auf, was es kostet, bis wann Sie es wollen und was das an jedem Zahltag heißt. Ein Ziel auf Papier behält man leichter im Blick.',
  },
  'money-plan': {
    title: 'Einen Finanzplan auf einer Seite machen',
    text: 'Schreiben Sie ein Ziel für dieses Jahr und eines für in fünf Jahren auf eine Seite, dazu den Betrag für jeden Zahltag, und sehen Sie alle paar Monate wieder darauf. Ein Plan auf einer Seite wird auch gelesen.',
  },
  'learn-investing': {
    title: 'Die Grundlagen lernen, bevor Sie anlegen',
    text: 'Es eilt nicht: Teure Schulden und ein Puffer kommen zuerst, und beides zahlt sich sicher aus. Moneysmart (Infoseite der Finanzaufsicht) erklärt, wie Aktien, Fonds und Gebühren funktionieren, wann immer Sie es wissen möchten.',
  },
  'start-investing': {
    title: 'Wissen, wie regelmäßiges Anlegen funktioniert',
    text: ({ growthYears }) =>
      `Viele, die anlegen, tun es regelmäßig in kleinen Beträgen und verteilt auf viele Anlagen. Werte steigen und fallen; Ratgeber sprechen deshalb von Geld, das ${growthYears} Jahre oder länger nicht gebraucht wird, und davon, zuerst Gebühren zu vergleichen. Ob es zu Ihnen passt, entscheiden Sie; Moneysmart erklärt, was es gibt.`,
    effect: 'Lässt Sie beurteilen, ob es zu Ihnen passt',
  },
  diversify: {
    title: 'Wissen, was Streuung bei Anlagen bewirkt',
    text: 'Steckt alles in ein oder zwei Anlagen, entscheidet ein schlechtes Jahr. Viele Arten von Anlagen in mehreren Ländern fallen selten gemeinsam; das senkt das Risiko und nimmt es nicht weg.',
    effect: 'Lässt Sie Ihre eigene Streuung beurteilen',
  },
  fees: {
    title: 'Herausfinden, was Sie an Gebühren zahlen',
    text: 'Gebühren gehen jedes Jahr ab, was auch immer die Märkte tun, und über Jahrzehnte wird ein kleiner Unterschied groß. Die Jahresabrechnungen Ihrer Super und Ihrer Anlagen nennen sie; vergleichen Sie sie mit dem, was ähnliche kosten.',
  },
  'market-falls': {
    title: 'Wissen, was ein Kursrückgang bedeutet',
    text: 'Ab und zu fallen die Märkte um ein Fünftel, und die meisten Super-Fonds mit ihnen. Wer dann verkauft, macht aus einem Verlust auf dem Papier einen echten; wer das Geld bald braucht, kann durch Warten mehr verlieren. Entscheidend ist zu wissen, wann Sie es brauchen.',
    effect: 'Weniger Entscheidungen in Eile',
  },
  'risk-fit': {
    title: 'Anlagen auf Ihren Zeitraum abstimmen',
    text: 'Anlagen mit schwankendem Wert brauchen Zeit, sich zu erholen. Geld, das in wenigen Jahren gebraucht werden kann oder einen Puffer ersetzt, liegt meist dort, wo sein Wert nicht fällt.',
    effect: 'Hilft Ihnen, nicht mehr Risiko einzugehen, als Ihre Finanzen tragen',
  },
};
