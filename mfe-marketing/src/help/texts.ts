import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations/legal';

const en = {
  title: 'Help',
  subtitle: 'What your scores mean, and what to do when something is wrong.',
  contents: 'On this page',
  related: 'What we store about you',
  scores: 'What the scores mean',
  'scores.four':
    'Your answers become four scores from 0 to 100: your financial health overall, your emergency fund, how you manage debt, and how ready you are to invest.',
  'scores.dots':
    'The eighty dots show where a score may lie. We ask only some of the questions that apply to you. With all of them, it would fall in the range that we show 8 times out of 10.',
  'scores.skip': '"Prefer not to say" never lowers a score. It makes the range wider.',
  'scores.not':
    'A score is an estimate from your answers. It is not a credit score and not financial advice, and no bank sees it.',
  'scores.result': 'Read your result again',
  'scores.answers': 'See and change your answers',
  figure: 'A figure looks wrong',
  'figure.score':
    'A score: look through your answers and change the one that is not right. You see what the change does before you save it.',
  'figure.category': 'A transaction in the wrong category: open Transactions, choose it, and pick another category.',
  'figure.balance':
    "A balance that is old or missing: your settings show, under Accounts, when each bank was last updated. Your bank's own app has the last word.",
  'figure.transactions': 'Open your transactions',
  own: 'Your own money',
  'own.file':
    "Without a linked bank, bring a file: most banks' websites export CSV, OFX or QIF. You see how it is read before anything is stored, and can take it out again.",
  'own.payday':
    '"Left until payday" is what your everyday accounts hold, less the bills and card payments that are due before you are paid.',
  'own.bills':
    'Pay and bills are found in your transactions. Where something is wrong, correct it in the menu of its row.',
  'own.budget':
    'A budget starts from what you usually spend, and shows what is left of each pay. A goal shows whether you are on track.',
  'own.bring': 'Bring in your accounts',
  'own.open': 'Open your pay and bills',
  taken: 'Someone else may be in your account',
  'taken.bank': 'If money is missing, or someone may know your bank details, call your bank first.',
  'taken.password': 'Change your password in the profile settings, under Security. That signs out every other device.',
  'taken.ways': 'Remove any devices and passkeys there that you do not recognise, and switch on two-step sign-in.',
  'taken.email':
    'If your email address was changed, the email we sent to your old address lets you take the account back for a week.',
  'taken.idcare': 'IDCARE (idcare.org) is free help for anyone whose identity or money was taken.',
  locked: 'You cannot sign in',
  'locked.password':
    'You forgot your password: ask for a link to choose a new one. It goes to the address of your account, so look in the spam folder too.',
  'locked.phone':
    'You lost the phone with your codes: sign in with one of your recovery codes, or with a passkey on another device.',
  'locked.deleted': 'Your account is about to be deleted and you want to keep it: use the link in the email about it.',
  'locked.link': 'Choose a new password',
  money: 'You are short of money',
  'money.early':
    'If you cannot keep up with rent, bills or debts, call early. These services are free, and they work for you, not for a lender.',
  'money.hardship': 'Your lender, energy or phone company has a hardship team. Ask for it by that name: "hardship".',
  contact: 'Reach us',
  'contact.text': 'The people who run {brand} answer here:',
  'contact.never': 'We never ask for your password, a code, or a bank password.',
  'contact.none': 'No contact is published here. You can do everything above by yourself.',
  'contact.oaic': 'About your data, the Office of the Australian Information Commissioner explains your rights.',
  'contact.afca': 'For a complaint about a bank or lender: the Australian Financial Complaints Authority, free.',
} as const satisfies Record<string, string>;

export const { useTexts: useHelpTexts } = defineTranslatedTexts(en, translations('help'));
