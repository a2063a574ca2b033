import type { Translation } from '../../../../language/catalogues';
import type { investingTexts as en } from '../en/investing';

export const investingTexts: Translation<typeof en> = {
  'investing-experience': {
    text: 'Was kommt Ihrer Erfahrung mit Geldanlagen außerhalb Ihres Super (Altersvorsorge) am nächsten?',
    options: {
      regular: 'Ich lege regelmäßig Geld in breit gestreute Anlagen',
      now_and_then: 'Ich lege ab und zu Geld dazu',
      some: 'Ich habe eine Anlage und seit einer Weile nichts dazugelegt',
      learning: 'Ich habe noch nichts angelegt, informiere mich aber darüber',
      none: 'Ich habe nie etwas angelegt und wüsste nicht, wo ich anfangen sollte',
    },
  },
  'investing-regular': {
    text: 'Wie oft legen Sie Geld langfristig zurück, etwa in Anlagen oder zusätzlich ins Super?',
    options: {
      every_pay: 'Von jedem Gehalt',
      most_months: 'In den meisten Monaten',
      now_and_then: 'Ab und zu',
      rarely: 'Einmal im Jahr oder seltener',
      never: 'Bisher nie',
    },
  },
  'investing-spread': {
    text: 'Wie ist Ihr angelegtes Geld außerhalb Ihres Super (Altersvorsorge) verteilt?',
    options: {
      wide: 'Auf viele Anlagearten und Länder',
      several: 'Auf mehrere Anlagen',
      few: 'Auf eine oder zwei Anlagen',
      cash: 'Noch nichts angelegt, aber ich habe Ersparnisse',
      nothing: 'Noch nichts angelegt und noch keine Ersparnisse',
    },
  },
  'investing-fees': {
    text: 'Wissen Sie, wie viel Gebühren Sie jedes Jahr für Ihr Super und Ihre Anlagen zahlen?',
    options: {
      exactly: 'Ja, und ich habe sie mit anderen verglichen',
      known: 'Ja, ziemlich gut',
      roughly: 'Nur ungefähr',
      no: 'Nein',
    },
  },
  'investing-fall': {
    text: 'Die Märkte fallen um ein Fünftel und mit ihnen Ihr Super oder Ihre Anlagen. Was passt am besten zu Ihnen?',
    options: {
      plan: 'Ich habe dafür einen Plan und würde dabei bleiben',
      wait: 'Ich würde abwarten und mich dabei unwohl fühlen',
      no_idea: 'Ich wüsste nicht, was ich tun soll',
      sell: 'Ich würde sofort alles verkaufen oder umschichten',
    },
  },
  'investing-inflation': {
    text: 'Wie gut verstehen Sie, was steigende Preise mit gespartem Geld machen?',
    options: {
      explain: 'Ich könnte es einem Freund erklären',
      idea: 'Ich verstehe das Prinzip',
      little: 'Ein wenig',
      not_at_all: 'Gar nicht',
    },
  },
  'investing-risk-spread': {
    text: 'Wie gut verstehen Sie, warum Menschen ihr Geld auf viele Anlagen verteilen?',
    options: {
      explain: 'Ich könnte es einem Freund erklären',
      idea: 'Ich verstehe das Prinzip',
      little: 'Ein wenig',
      not_at_all: 'Gar nicht',
    },
  },
  'investing-funds': {
    text: 'Wie vertraut sind Ihnen Aktien und Fonds, die dem Markt folgen (ETFs)?',
    options: {
      choose: 'Ich kann zwischen ihnen wählen und kenne die Kosten',
      explain: 'Ich weiß, wie beides funktioniert',
      heard: 'Ich habe davon gehört',
      new: 'Sie sind neu für mich',
    },
  },
  'investing-surplus': {
    text: 'Wenn die Rechnungen bezahlt sind und etwas gespart ist: Wie viel Ihres Gehalts könnten Sie jeden Monat anlegen?',
    options: {
      over_20: 'Mehr als 20\u00a0%',
      over_10: '10\u00a0% bis 20\u00a0%',
      under_10: 'Weniger als 10\u00a0%',
      nothing: 'Im Moment nichts',
    },
  },
};
