import { ApiError } from '@verdant/federation/http';
import type { FileProblem } from '@verdant/shared/contract';

/** What a user reads whose client does not know the reason. */
const details: Readonly<Record<FileProblem['reason'], string>> = {
  empty: 'This file is empty.',
  kind: 'This is not a CSV, OFX or QIF file.',
  quote: 'A quotation mark in this file is never closed.',
  rows: 'This file has more than 50,000 rows. Please export a shorter period.',
  columns: 'This file has more than 60 columns.',
  no_rows: 'There are no transactions in this file.',
};

/** A file that cannot be read, at a line or as a whole. */
export function fileError(reason: FileProblem['reason'], line: number | null = null): ApiError {
  return new ApiError(422, details[reason], { extra: { file_problem: { reason, line } satisfies FileProblem } });
}
