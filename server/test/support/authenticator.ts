import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type {
  CreatedPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SignedPasskey,
} from '@verdant/shared/contract';

/** Bits of the flags byte (WebAuthn level 3, section 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const SYNCABLE = 0x08;
const SYNCED = 0x10;
const HAS_KEY = 0x40;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();
const base64url = (content: string | Buffer) => Buffer.from(content).toString('base64url');

/** Returns the head of a CBOR item (RFC 8949, section 3): its major type and its length or value. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytesOf = (content: Buffer) => Buffer.concat([head(2, content.length), content]);
const textOf = (content: string) => Buffer.concat([head(3, content.length), Buffer.from(content)]);
const mapOf = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** Encodes a P-256 public key for ES256 in COSE (RFC 9053, sections 2.1 and 7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return mapOf([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytesOf(Buffer.from(x, 'base64url'))],
    [integer(-3), bytesOf(Buffer.from(y, 'base64url'))],
  ]);
}

export interface CeremonyFaults {
  readonly origin?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly isSynced?: boolean;
  readonly userHandle?: string;
  readonly signature?: Buffer;
}

/** A simulated device that creates one passkey and signs with it, as browser and device do together. */
export class Authenticator {
  readonly credentialId = base64url(randomBytes(32));
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  #counter = 0;

  constructor(private readonly origin: string) {}

  #clientData(type: string, challenge: string, deviations: CeremonyFaults): string {
    return JSON.stringify({
      type,
      challenge,
      origin: deviations.origin ?? this.origin,
      crossOrigin: false,
    });
  }

  #authenticatorData(rpId: string, deviations: CeremonyFaults, key?: Buffer): Buffer {
    const { isVerified = true, isSynced = false, counter = this.#counter } = deviations;
    const flags =
      PRESENT | (isVerified ? VERIFIED : 0) | (isSynced ? SYNCABLE | SYNCED : 0) | (key === undefined ? 0 : HAS_KEY);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const id = Buffer.from(this.credentialId, 'base64url');
    const attested = key && [Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 0xff]), id, key];
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...(attested ?? [])]);
  }

  create(options: PasskeyCreationOptions, deviations: CeremonyFaults = {}): CreatedPasskey {
    this.#userHandle = options.user.id;
    const authData = this.#authenticatorData(options.rp.id, deviations, coseKey(this.#keys.publicKey));
    const attestation = mapOf([
      [textOf('fmt'), textOf('none')],
      [textOf('attStmt'), mapOf([])],
      [textOf('authData'), bytesOf(authData)],
    ]);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', options.challenge, deviations)),
        attestationObject: base64url(attestation),
      },
      clientExtensionResults: {},
    };
  }

  sign(options: PasskeyRequestOptions, deviations: CeremonyFaults = {}): SignedPasskey {
    this.#counter += 1;
    const clientData = Buffer.from(this.#clientData('webauthn.get', options.challenge, deviations));
    const authData = this.#authenticatorData(options.rpId, deviations);
    const signature =
      deviations.signature ??
      createSign('sha256')
        .update(Buffer.concat([authData, sha256(clientData)]))
        .sign(this.#keys.privateKey);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle: deviations.userHandle ?? this.#userHandle,
      },
      clientExtensionResults: {},
    };
  }
}
