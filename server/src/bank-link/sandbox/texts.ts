import { fillText } from '@verdant/shared/contract';
import { cataloguesOf, type Translation } from '../../language/catalogues';
import { getSectionTranslations } from '../../translations';

const en = {
  close: 'Close',
  footer: 'Fictional banks only. Never type a real password here.',
  step: 'Step {step} of {steps}',
  continue: 'Continue',
  cancel: 'Cancel',
  banks: {
    title: 'Select your bank',
    search: 'Search by name',
    submit: 'Search',
    none: 'No bank of that name. Try another word.',
  },
  about: {
    test: 'Test site with every kind of account',
    mutual: 'Everyday banking and savings',
    online: 'Online bank',
    members: 'Members own it',
    savings: 'Savings and term deposits',
    mortgages: 'Mortgages with an offset account',
    super: 'Superannuation',
    all: 'Everyday banking, cards and loans',
  },
  signIn: {
    title: 'Sign in to {bank}',
    user: 'User name',
    password: 'Password',
    missing: 'Please type your user name.',
    unknown: 'The sandbox does not know this user name. Those it knows are listed below.',
    names: 'User names of the sandbox',
    any: 'Any password will do.',
  },
  code: {
    title: 'Enter your code',
    text: '{bank} sent a code to your phone. In the sandbox it is 123456.',
    label: 'Code',
    wrong: 'This code is not right. Please try again.',
  },
  consent: {
    title: 'Share your data',
    text: 'You agree that {bank} shares, read-only and for 12 months:',
    accounts: 'the names, types and balances of your accounts',
    transactions: 'their transactions of the last 12 months',
    limits: 'Nobody can move your money. You can stop sharing at any time.',
    agree: 'Agree and connect',
    decline: "Don't agree",
  },
  progress: { title: 'Connecting', text: 'Reading your accounts at {bank}...' },
  result: {
    linked: 'Your accounts are connected',
    linkedText: 'You can go back to the page around this window.',
    failed: 'The connection was not made',
    failedText: 'Nothing was shared by {bank}.',
    done: 'Done',
  },
  failure: {
    title: 'Something went wrong',
    act: 'Please visit {bank} to update your account information or password.',
    down: '{bank} is not available at the moment. Please try again later.',
    expired: 'Your session has expired. Please start the connection again.',
    lost: 'This step of the connection is not known. Please start again.',
    offline: 'The bank cannot be reached. Please check your connection and start again.',
  },
};

export type WidgetTexts = Translation<typeof en>;

/** Texts of the widget. Messages for developers are only in English. */
export const widgetTexts = cataloguesOf(en, getSectionTranslations('bank-widget'));

export const fillBankName = (text: string, bank: string): string => fillText(text, { bank });
