import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations/legal';

/** Every sentence states what the product does today: change text and product together. */
const en = {
  title: 'Terms of use',
  subtitle: 'What you can expect from {brand}, and what {brand} expects from you.',
  'draft.mark': 'Draft of 22 November 2026',
  'draft.text':
    'A lawyer has not checked these terms yet. They describe the product as it is today. Before {brand} is offered to the public, they have to name who runs it and which law applies.',
  contents: 'On this page',
  related: 'Privacy',

  product: 'What {brand} is',
  'product.text':
    '{brand} asks you questions about your money, works out a financial health score from your answers, explains it, and suggests what to do next. It is made for individuals in Australia; amounts are in Australian dollars.',
  'product.samples':
    'Several pages show sample figures and say so. The quotes, the user rating, the support hours and what the landing page says about AI and real-time updates are illustrative.',
  advice: 'General information, not financial advice',
  'advice.text':
    'The score, the explanations and the recommendations are general information. They follow from your answers by fixed rules. They do not take into account your objectives, financial situation or needs as a whole, and nobody has looked at these.',
  'advice.before':
    'Before you act on them, consider whether they suit you, read what the provider of a product says about it, and ask a licensed financial adviser if you are in doubt.',
  'advice.licence':
    "Nothing here says that {brand} holds an Australian financial services licence. Whether recommendations that follow from a person's answers count as personal advice is one of the questions for the lawyer.",
  score: 'What a score is',
  'score.text':
    'A score is an estimate from 0 to 100, with a range that shows how far your answers leave it open. It is not a credit score, and {brand} sends it to no lender.',
  account: 'Your account',
  'account.text':
    'Use your own email address, and a password that you use nowhere else. If someone else may know the password, choose a new one with "Forgot your password?" on the sign-in page: that ends all sign-ins of the account.',
  bank: 'Linking a bank',
  'bank.text':
    'Linking a bank is optional, and you can disconnect it again. You type the details of your bank into the window of an aggregator and not into a page of {brand}. Whether your bank allows that is between you and your bank. {brand} cannot move money.',
  'bank.practice':
    'Where {brand} has no connection to real banks it offers fictional ones. Enter no details of a real bank there.',
  use: 'What is not allowed',
  'use.others': 'Using the account or the data of another person.',
  'use.limits': 'Getting around the limits and protections of the product.',
  'use.flood': 'Sending so many requests that others cannot use it.',
  cost: 'What it costs',
  'cost.text': 'Nothing: {brand} has no means to take a payment.',
  availability: 'What is not promised',
  'availability.text':
    '{brand} may be wrong, unavailable or different tomorrow. Check figures that matter to you with your bank.',
  'availability.law':
    'Nothing on this page takes away rights that the law gives you and that cannot be excluded, such as those of the Australian Consumer Law.',
  ending: 'When you want to stop',
  'ending.text':
    'You can stop using {brand} at any time. Your account stays until it is deleted; the page about privacy says how that is done today.',
  changes: 'When these terms change',
  'changes.text':
    'The date at the top says which version this is. {brand} does not record yet which version you agreed to, and does not write to you when it changes.',
} as const satisfies Record<string, string>;

export const { useTexts: useTermsTexts } = defineTranslatedTexts(en, translations('terms'));
