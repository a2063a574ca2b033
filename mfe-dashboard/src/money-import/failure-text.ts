import * as v from 'valibot';
import { ApiError } from '@verdant/shared/api';
import { fileProblem } from '@verdant/shared/contract';
import type { useImportTexts } from './texts';

const withProblem = v.object({ file_problem: fileProblem });
const [CONFLICT, TOO_LARGE, TOO_MANY] = [409, 413, 429];

/** Why a file could not be previewed or added, in the reader's words. */
export function failureText(error: unknown, t: ReturnType<typeof useImportTexts>): string {
  if (!(error instanceof ApiError)) return t('error.other');
  const known = v.safeParse(withProblem, error.body);
  if (known.success) {
    const { reason, line } = known.output.file_problem;
    return reason === 'quote' && line !== null ? t('error.quoteAt', { line }) : t(`error.${reason}`);
  }
  if (error.status === CONFLICT) return t('error.nothingNew');
  if (error.status === TOO_LARGE) return t('error.size');
  return t(error.status === TOO_MANY ? 'error.busy' : 'error.other');
}
