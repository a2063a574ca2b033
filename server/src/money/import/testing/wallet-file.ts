/** A file in the format of a bank or wallet, and the rows expected from it: day, cents. */
export interface WalletFile {
  readonly bank: string;
  readonly text: string;
  readonly rows: readonly string[];
  /** True if the file does not decide how it is read, so that the user is asked. */
  readonly isAsked?: true;
}

/** A file of these lines. `rows`: day and cents, separated by commas. */
export const file = (bank: string, rows: string, ...lines: string[]): WalletFile => ({
  bank,
  text: `${lines.join('\n')}\n`,
  rows: rows === '' ? [] : rows.split(', '),
});
/** A file that the user is asked about. */
export const asked = (...parts: Parameters<typeof file>): WalletFile => ({ ...file(...parts), isAsked: true });
/** An OFX file with this body. */
export const ofx = (body: string) => `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX>${body}</OFX>`;
