import { brand } from '@verdant/shared/brand';
import { fillText, type Language } from '@verdant/shared/contract';
import { cataloguesOf } from '../../language/catalogues';
import { localeOf } from '../../language/language-of';
import { getSectionTranslations } from '../../translations';

const en = {
  title: 'Your {brand} data, {day}',
  intro:
    'This folder has everything that is stored about you, except passwords and keys. The CSV files open in a spreadsheet such as Excel, Numbers or LibreOffice: amounts are in dollars, with a minus for money that went out, and times are in UTC.',
  json: 'everything.json has the same again, as our database stores it and with amounts in cents, for moving it to another program.',
  private:
    'Whoever has these files can read them. Keep them somewhere safe, and delete them once you no longer need them.',
  filesTitle: 'The files',
  files: {
    scores: 'your scores after each quiz, with the range that each is likely to lie in',
    account: 'your name, contact details and settings',
    quizzes: 'when you took the quiz',
    'quiz-answers': 'each question, and what you answered',
    decisions: 'the actions that you marked as done, postponed or dismissed',
    figures: 'answers that your accounts suggested, and whether you used them',
    'bank-consents': 'what you agreed to when you linked a bank, and until when',
    'bank-links': 'the banks that you linked',
    'bank-accounts': 'your accounts',
    transactions: 'your transactions, with their categories, parts and tags, and your notes',
    balances: 'balances of your accounts over time',
    'same-accounts': 'accounts that are the same, one from a bank and one from a file, and what you said of it',
    'imported-files': 'the files that you imported',
    categories: 'the categories that you changed',
    'own-pay': 'your payday, where you corrected it',
    'own-bills': 'the bills that you confirmed or dismissed',
    'added-bills': 'the bills that you added',
    budget: 'the monthly amounts of your budget',
    'calendar-link': 'when you made a link to your calendar of bills',
    goals: 'your goals, with what you put aside for each',
    'bank-updates': 'when we last fetched data from your banks',
    reminders: 'the reminders that we sent you',
    'sign-ins': 'the devices that are signed in',
    'two-step-sign-in': 'since when two-step sign-in has been on',
    passkeys: 'your passkeys, without their keys',
  },
};

export const readMeTexts = cataloguesOf(en, getSectionTranslations('read-me'));

const LINE_END = '\r\n';

export function formatReadMe(language: Language, now: Date): string {
  const { title, intro, json, private: privacy, filesTitle, files } = readMeTexts[language];
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(
    now,
  );
  return [
    fillText(title, { brand: brand.name, day }),
    '',
    intro,
    '',
    json,
    '',
    privacy,
    '',
    filesTitle,
    ...Object.entries(files).map(([name, about]) => `  ${name}.csv: ${about}`),
    '',
  ].join(LINE_END);
}
