import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'support.title': 'Support, if you would like it',
  'support.intro': 'Some of your answers sound hard. You do not have to handle it alone: these people listen and help.',
  'support.private': 'Nobody else sees this, it changes no score, and you can go on whenever you like.',
  'support.emergency': 'If anyone is in danger right now, call police, fire or ambulance:',
  'support.sms': 'Text {phone}',
  'support.hours.always': '24 hours a day, 7 days a week',
  'support.hours.weekdays': 'Weekdays, 9:30 am to 4:30 pm',
  'support.for.lifeline': 'For anyone in distress or thinking about suicide.',
  'support.for.beyond-blue': 'For anyone who feels anxious, low or overwhelmed.',
  'support.for.13yarn': 'Run by and for Aboriginal and Torres Strait Islander people.',
  'support.for.1800respect': 'For anyone hurt, scared or controlled by someone close, with money too.',
  'support.for.gambling-help': 'For anyone worried about gambling, their own or that of someone close.',
  'support.for.debt-helpline': 'For anyone who cannot keep up with rent, bills or debts: free financial counselling.',
  'support.for.mob-strong':
    'For Aboriginal and Torres Strait Islander people with money worries: free and confidential.',
  'support.for.small-business': 'For people who run a small business and cannot keep up with its debts: free.',
  'support.for.elder-abuse': 'For older people who are hurt, pressured or cheated by someone they trust.',
  'support.for.idcare': 'For anyone whose identity or money was taken in a scam: free.',
  'support.for.scamwatch': 'How to spot a scam, and where to report one.',
  'support.for.interpreters': 'Interpreters by phone: ask them to call any of these services with you.',
  'support.standing': 'Need to talk to someone?',
  'support.leave': 'Leave this site quickly',
  'support.leaveHint': 'Opens the weather. This page stays in the history of your browser.',
  'support.dismiss': 'Hide this',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('support'));
