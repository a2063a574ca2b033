import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** True if a text is a secret: `whsec_` and 24 to 64 bytes in base64. */
export function isSecret(text: string): boolean {
  if (!text.startsWith(PREFIX)) return false;
  const encoded = text.slice(PREFIX.length);
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.length >= 24 && bytes.length <= 64 && bytes.toString('base64') === encoded;
}

interface Message {
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
}

/**
 * Returns the headers that authenticate the sender, as Standard Webhooks 1.0 defines them: HMAC-SHA256 over `<id>.<seconds
 * since 1970>.<body>`, with the bytes of the secret. `id` is the same for a repeated message.
 */
export function signatureHeaders(secret: string, { id, sentAt, body }: Message): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
