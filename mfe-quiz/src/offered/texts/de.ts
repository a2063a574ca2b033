import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'offered.answer': 'Ihre verknüpften Konten legen nahe: {answer}',
  'offered.months': 'Das Geld auf Ihren Bankkonten deckt {months} Monate Ihrer Ausgaben.',
  'offered.month': 'Das Geld auf Ihren Bankkonten deckt einen Monat Ihrer Ausgaben.',
  'offered.days': 'Das Geld auf Ihren Bankkonten deckt etwa {days} Tage Ihrer Ausgaben.',
  'offered.day': 'Das Geld auf Ihren Bankkonten deckt weniger als zwei Tage Ihrer Ausgaben.',
  'offered.spent': 'Sie haben {percent} Ihrer Einnahmen ausgegeben.',
  'offered.basis':
    'Aus Ihren Umsätzen von {first} bis {last}, Stand {date}. Nicht verknüpfte Konten sind nicht mitgezählt.',
  'offered.question': 'Stimmt das?',
  'offered.use': 'Diese Antwort übernehmen',
  'offered.used': 'Aus Ihren Konten übernommen. Sie können weiterhin eine andere Antwort wählen.',
};
