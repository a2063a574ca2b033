import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'support.title': 'Unterstützung, wenn Sie möchten',
  'support.intro':
    'Einige Ihrer Antworten klingen schwer. Sie müssen damit nicht allein bleiben: Diese Menschen hören zu und helfen, meist auf Englisch.',
  'support.private': 'Niemand sonst sieht das, kein Score ändert sich dadurch, und Sie können jederzeit weitermachen.',
  'support.emergency': 'Wenn jetzt jemand in Gefahr ist, rufen Sie Polizei, Feuerwehr oder Rettungsdienst:',
  'support.sms': 'SMS an {phone}',
  'support.hours.always': 'Rund um die Uhr, jeden Tag',
  'support.hours.weekdays': 'Montag bis Freitag, 9:30 bis 16:30 Uhr',
  'support.for.lifeline': 'Für alle, die verzweifelt sind oder an Suizid denken.',
  'support.for.beyond-blue': 'Für alle, die ängstlich, niedergeschlagen oder überfordert sind.',
  'support.for.13yarn': 'Von und für Aboriginal People und Torres-Strait-Insulaner.',
  'support.for.1800respect':
    'Für alle, die von einem nahen Menschen verletzt, bedroht oder kontrolliert werden, auch über Geld.',
  'support.for.gambling-help': 'Für alle, denen Glücksspiel Sorgen macht, das eigene oder das eines nahen Menschen.',
  'support.for.debt-helpline':
    'Für alle, die Miete, Rechnungen oder Schulden nicht mehr zahlen können: kostenlose Schuldnerberatung.',
  'support.leave': 'Diese Website schnell verlassen',
  'support.leaveHint': 'Öffnet das Wetter. Diese Seite bleibt im Verlauf Ihres Browsers.',
  'support.dismiss': 'Ausblenden',
};
