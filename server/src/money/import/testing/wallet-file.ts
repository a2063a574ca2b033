/** A file in the format of a bank or wallet, and the rows expected from it: day, cents. */
export interface WalletFile {
  readonly bank: string;
  readonly text: string;
  readonly rows: readonly string[];
  /** True if the file is ambiguous, so that the user is asked how to read it. */
  readonly isAsked?: true;
}

/** Returns a file with these lines. `rows`: the expected rows of day and cents, separated by commas. */
export const walletFile = (bank: string, rows: string, ...lines: string[]): WalletFile => ({
  bank,
  text: `${lines.join('\n')}\n`,
  rows: rows === '' ? [] : rows.split(', '),
});
/** Returns a file that is ambiguous, so that the user is asked how to read it. */
export const ambiguousFile = (...parts: Parameters<typeof walletFile>): WalletFile => ({
  ...walletFile(...parts),
  isAsked: true,
});
/** An OFX file with this body. */
export const ofx = (body: string) => `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX>${body}</OFX>`;
