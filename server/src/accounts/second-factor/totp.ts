import { generateSecret, generateURI, verifySync } from 'otplib';

/** RFC 6238 with its defaults, which every authenticator app knows: SHA-1, six digits, steps of 30 seconds. */
const STEP_SECONDS = 30;
const CODE = /^\d{6}$/;

/** Whether it could be a code of an authenticator app. */
export const isTotpCode = (code: string): boolean => CODE.test(code);

/** A secret of 160 random bits (RFC 4226, section 4, R6), in base32. */
export const newSecret = (): string => generateSecret();

interface SetupKey {
  readonly secret: string;
  /** The product. */
  readonly issuer: string;
  /** Names the account in the app. */
  readonly email: string;
}

/** The `otpauth:` URI that authenticator apps read, from a link or a QR code. */
export const setupUri = ({ secret, issuer, email }: SetupKey): string => generateURI({ secret, issuer, label: email });

interface TypedCode {
  /** Secret in base32. */
  readonly secret: string;
  readonly code: string;
  /** The step of the last code that was accepted; null before the first. */
  readonly lastStep: number | null;
}

/**
 * The time step whose code this is: the current one, the one before or the next (RFC 6238, section 5.2), since clocks
 * differ. Undefined for any other code, and for a step that is not after the last accepted one, so that a code that
 * a user has seen works once.
 */
export function acceptedStep({ secret, code, lastStep }: TypedCode, now: Date): number | undefined {
  if (!isTotpCode(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, period: STEP_SECONDS, epochTolerance: STEP_SECONDS });
  if (!result.valid || !('timeStep' in result)) return undefined;
  return lastStep === null || result.timeStep > lastStep ? result.timeStep : undefined;
}
