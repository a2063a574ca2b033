import * as v from 'valibot';
import { ApiError } from '@verdant/shared/api';
import { fileProblem, limitReached } from '@verdant/shared/contract';
import type { useImportTexts } from './texts';

const withProblem = v.object({ file_problem: fileProblem });
const [CONFLICT, TOO_LARGE, TOO_MANY] = [409, 413, 429];

const shownLimits = ['transactions', 'accounts', 'imports', 'balances'] as const;

export function limitReachedText(error: unknown, t: ReturnType<typeof useImportTexts>): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const limitBody = v.safeParse(limitReached, error.body);
  const shown = limitBody.success ? shownLimits.find((limit) => limit === limitBody.output.limit) : undefined;
  return shown && t(`error.limit.${shown}`);
}

export function importFailureText(error: unknown, t: ReturnType<typeof useImportTexts>): string {
  if (!(error instanceof ApiError)) return t('error.other');
  const limit = limitReachedText(error, t);
  if (limit !== undefined) return limit;
  const problemBody = v.safeParse(withProblem, error.body);
  if (problemBody.success) {
    const { reason, line } = problemBody.output.file_problem;
    return reason === 'quote' && line !== null ? t('error.quoteAt', { line }) : t(`error.${reason}`);
  }
  if (error.status === CONFLICT) return t('error.nothingNew');
  if (error.status === TOO_LARGE) return t('error.size');
  return t(error.status === TOO_MANY ? 'error.busy' : 'error.other');
}
