import { generateSecret, generateURI, verifySync } from 'otplib';

/** Authenticator apps support the defaults of RFC 6238: SHA-1, six digits, steps of 30 seconds. */
const STEP_SECONDS = 30;
const CODE = /^\d{6}$/;

export const isTotpCode = (code: string): boolean => CODE.test(code);

/** Returns a secret of 160 random bits (RFC 4226, section 4, R6), in base32. */
export const createTotpSecret = (): string => generateSecret();

/** Returns the `otpauth:` URI that authenticator apps read from a link or a QR code. */
export const setupUri = ({ secret, issuer, email }: Record<'secret' | 'issuer' | 'email', string>): string =>
  generateURI({ secret, issuer, label: email });

interface TypedCode {
  /** Secret in base32. */
  readonly secret: string;
  readonly code: string;
  /** Time step of the last accepted code; null before the first. */
  readonly lastStep: number | null;
}

/** Returns a code's time step: current, previous or next (RFC 6238, 5.2), but after `lastStep`; undefined otherwise. */
export function acceptedTimeStep({ secret, code, lastStep }: TypedCode, now: Date): number | undefined {
  if (!isTotpCode(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, period: STEP_SECONDS, epochTolerance: STEP_SECONDS });
  if (!result.valid || !('timeStep' in result)) return undefined;
  return lastStep === null || result.timeStep > lastStep ? result.timeStep : undefined;
}
