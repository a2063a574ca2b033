import { createMailer } from '../mail';
import { urlOf } from '../listen-address';
import { createAttempts, type Attempts } from './attempts';
import { createGuards } from './guards';
import type { AccountOptions, MailContext } from './options';
import { relyingPartyAt, type RelyingParty } from './passkeys/ceremony';
import { createPasswords, type Passwords } from './passwords';
import { createSender } from './sender';
import type { SessionLimits } from './session';
import { createStrengthCheck, type StrengthCheck } from './strength';

/** What every part of the accounts is run with; made once, so that there is one queue of hashes. */
export interface AccountContext extends AccountOptions, MailContext {
  readonly session: SessionLimits;
  readonly party: RelyingParty;
  readonly passwords: Passwords;
  readonly strength: StrengthCheck;
  readonly attempts: Attempts;
  readonly guards: ReturnType<typeof createGuards>;
  readonly send: ReturnType<typeof createSender>;
}

export function createAccountContext(options: AccountOptions): AccountContext {
  const { db, settings } = options;
  const origin = settings.publicOrigin ?? urlOf(settings);
  const passwords = createPasswords();
  const attempts = createAttempts(options);
  return {
    ...options,
    origin,
    mailer: createMailer(settings, origin),
    session: { days: settings.sessionDays, idleMinutes: settings.idleMinutes },
    party: relyingPartyAt(origin),
    passwords,
    strength: createStrengthCheck(),
    attempts,
    guards: createGuards(db, attempts, passwords),
    send: createSender({ ...options, attempts }),
  };
}
