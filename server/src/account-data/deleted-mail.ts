import { randomUUID } from 'node:crypto';
import type { Language } from '@verdant/shared/contract';
import { cataloguesOf } from '../language/catalogues';
import { composeMail, type Mail } from '../mail';
import { translated } from '../translations';

const en = {
  subject: 'Your {brand} account has been deleted',
  greeting: 'Hello,',
  what: 'Your {brand} account has been deleted with everything in it, including the banks you connected. This cannot be undone.',
  more: 'You can create a new account at any time.',
  why: 'This is the last email about this account.',
};

/** The mail that an account is gone. */
export const deletedMailTexts = cataloguesOf(en, translated('deleted-mail'));

/** The mail that an account is gone. Nothing is left of it, so it has no link to anything of it. */
export function deletedMail(to: string, language: Language, origin: string): Mail {
  const { subject, greeting, what, more, why } = deletedMailTexts[language];
  return composeMail({
    id: randomUUID(),
    to,
    language,
    origin,
    subject,
    greeting,
    paragraphs: [what, more],
    notes: [],
    why,
  });
}
