import type { Translation } from '../../../language/catalogues';
import type { debt as en } from '../en/debt';

export const debt: Translation<typeof en> = {
  'payday-loan': {
    title: 'Einen Weg aus Kurzzeitkrediten (Payday Loans) finden',
    text: {
      behind: ({ helpline }) =>
        `Kurzzeitkredite und Barvorschüsse gehören zu den teuersten Arten, Geld zu leihen. Nach Miete, Strom und Essen kommen sie vor anderen Krediten, und ein neuer hilft selten. Die ${helpline.name}, Telefon ${helpline.phone} (kostenlos), informiert über zinslose Kredite und Härtefallregelungen.`,
      upToDate: ({ helpline }) =>
        `Kurzzeitkredite und Barvorschüsse gehören zu den teuersten Arten, Geld zu leihen. Was nach dem Nötigsten übrig bleibt, bewirkt dort am meisten. Ein neuer hilft selten. Nach zinslosen Krediten können Sie die ${helpline.name} fragen, Telefon ${helpline.phone} (kostenlos).`,
    },
  },
  'card-in-full': {
    title: 'Darauf hinarbeiten, die Kreditkarte ganz auszugleichen',
    text: 'Zahlen Sie jeden Monat mehr als den Mindestbetrag, auch wenn es wenig ist, und kaufen Sie nichts Neues mit der Karte, bis sie ausgeglichen ist. Danach hält ein Lastschrifteinzug über den vollen Betrag Zinsen fern.',
  },
  'highest-rate-first': {
    title: 'Die Schuld mit dem höchsten Zins zuerst tilgen',
    text: 'Schreiben Sie den Zinssatz jeder Schuld auf. Zahlen Sie überall weiter den Mindestbetrag, und stecken Sie alles Weitere in die mit dem höchsten Zins; ist sie getilgt, geht der ganze Betrag an die nächste.',
    effect: 'Weniger Zinsen bei gleichen Raten',
  },
  'repayment-plan': {
    title: 'Einen Tilgungsplan machen',
    text: 'Listen Sie jede Schuld mit Betrag, Zinssatz und Fälligkeit auf, und lassen Sie die Raten kurz nach dem Zahltag abgehen. Fragen Sie Ihre Kreditgeber nach einem niedrigeren Zins oder einer längeren Laufzeit, bevor das Geld knapp wird.',
  },
  'repayment-share': {
    title: 'Die Raten auf einen tragbaren Anteil senken',
    text: 'Wenn Raten mehr als ein Drittel des Einkommens nehmen, bleibt für alles andere wenig. Nehmen Sie nichts Neues auf, tilgen Sie die kleinste Schuld, damit ihre Rate frei wird, und fragen Sie, was eine längere Laufzeit insgesamt kosten würde.',
  },
  'bnpl-behind': {
    title: 'Bei Jetzt kaufen, später zahlen (BNPL) wieder aufholen',
    text: ({ bnplRegulatedSince, helpline }) =>
      `Bitten Sie den Anbieter um eine Härtefallregelung: Seit dem ${bnplRegulatedSince} gelten diese Pläne rechtlich als Kredit, er muss also eine prüfen. Lassen Sie neue Pläne, bis dieser bezahlt ist. Kostenlose Hilfe: ${helpline.name}, Telefon ${helpline.phone}.`,
  },
  'bnpl-pause': {
    title: 'Mit neuen Plänen zu Jetzt kaufen, später zahlen (BNPL) pausieren',
    text: ({ bnplRegulatedSince }) =>
      `Zahlen Sie die laufenden Pläne ab, bevor Sie einen neuen beginnen, und legen Sie die Termine neben Ihren Zahltag. Seit dem ${bnplRegulatedSince} gelten sie rechtlich als Kredit; andere Kreditgeber können sie also sehen.`,
  },
  'high-debt-to-income': {
    title: 'Innehalten, bevor Sie mehr leihen',
    text: ({ highDebt }) =>
      `Die Aufsicht nennt Schulden ab ${highDebt} Jahreseinkommen hoch. Rechnen Sie vor jedem neuen Kredit die Raten mit einem höheren Zins durch, und sehen Sie nach, was Sonderzahlungen auf den heutigen Kredit sparen würden.`,
  },
  'rate-rise': {
    title: 'Sich auf höhere Kreditzinsen vorbereiten',
    text: ({ rateRise }) =>
      `Kreditgeber prüfen, ob jemand einen um ${rateRise} Prozentpunkte höheren Zins tragen könnte. Rechnen Sie diese Rate aus, legen Sie den Unterschied jeden Monat auf ein Offset- oder Sparkonto, und fragen Sie nach einem besseren Zins.`,
  },
  'help-awareness': {
    title: 'Ihren Studienkredit (HELP) verstehen',
    text: ({ helpThreshold }) =>
      `Ein HELP-Kredit hat keinen Zinssatz, wird aber jedes Jahr an die Preise angepasst, und er wird über die Steuer zurückgezahlt, sobald Sie mehr als ${helpThreshold} im Jahr verdienen. Es lohnt sich selten, ihn vor teureren Schulden zu tilgen.`,
    effect: 'Eine offene Frage weniger',
  },
};
