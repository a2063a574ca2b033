import { randomUUID } from 'node:crypto';
import type { Language } from '@verdant/shared/contract';
import { composeMail, type Mail } from '../mail';
import { deletedMailTexts } from './deleted-mail-texts';

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
