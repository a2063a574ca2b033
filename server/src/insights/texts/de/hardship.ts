import type { Translation } from '../../../language/catalogues';
import type { hardship as en } from '../en/hardship';

export const hardship: Translation<typeof en> = {
  'debt-counsellor': {
    title: 'Mit einer kostenlosen Schuldnerberatung sprechen',
    text: ({ helpline }) =>
      `In Rückstand zu geraten passiert vielen Haushalten, und Hilfe ist kostenlos, unabhängig und vertraulich: Rufen Sie die ${helpline.name} (Schuldnerberatung) an, Telefon ${helpline.phone}. Die Beratung kann für Sie mit Kreditgebern und Unternehmen sprechen.`,
    effect: 'Jemand an Ihrer Seite, ohne Kosten',
  },
  'priority-bills': {
    title: 'Zuerst für Wohnen, Strom und Essen zahlen',
    text: 'Wenn es nicht für alles reicht, kommt zuerst, was Ihnen Wohnung, Essen und Sicherheit erhält: Miete oder Immobilienkredit, Strom und Wasser, Lebensmittel und Medikamente, dann Bußgelder und Steuern. Andere Schulden können warten, und jedes Unternehmen muss Sie anhören, wenn Sie sagen, dass Sie nicht zahlen können.',
    effect: 'Sichert das Nötigste, während Sie aufholen',
  },
  hardship: {
    title: 'Bei Rechnungen um eine Härtefallregelung bitten',
    text: 'Anbieter von Energie, Wasser, Telefon und Internet haben eigene Teams für Härtefälle, und auch Banken müssen eine Anfrage prüfen. Fragen Sie vor dem Fälligkeitstag nach kleineren Raten oder mehr Zeit, und notieren Sie, mit wem Sie gesprochen haben.',
  },
  'income-support': {
    title: 'Prüfen, welche Unterstützung Ihnen zusteht',
    text: 'Services Australia (die Sozialbehörde) zahlt Leistungen, Mietzuschüsse und Krisenhilfen; Energiezuschüsse und Ermäßigungen kommen von Ihrem Bundesstaat. Bis dahin helfen Vereine vor Ort mit Lebensmitteln und Gutscheinen. Eine Schuldnerberatung weiß, was passt.',
    effect: 'Geld oder Entlastung, die Ihnen zustehen kann',
  },
};
