import type { FileProblem } from '@verdant/shared/contract';

/** Error messages of the responses, for clients that have no text of their own for a reason. */
export const fileErrorDetails: Readonly<Record<FileProblem['reason'], string>> = {
  empty: 'This file is empty.',
  kind: 'This is not a CSV, OFX or QIF file.',
  quote: 'A quotation mark in this file is never closed.',
  line: 'A line in this file is too long.',
  rows: 'This file has more than 50,000 rows. Please export a shorter period.',
  columns: 'This file has more than 60 columns.',
  no_rows: 'There are no transactions in this file.',
  slow: 'This file takes too long to read. Please export a shorter period.',
};

export class FileError extends Error implements FileProblem {
  readonly reason: FileProblem['reason'];
  readonly line: number | null;

  constructor(reason: FileProblem['reason'], line: number | null = null) {
    super(fileErrorDetails[reason]);
    this.reason = reason;
    this.line = line;
  }
}
