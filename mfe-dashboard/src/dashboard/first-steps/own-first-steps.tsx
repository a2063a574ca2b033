import type { MoneyOverview } from '@verdant/shared/contract';
import { getAccountDataVersion } from '@verdant/shared/money';
import { usePayCycle, useMeasures } from '../account-data/queries';
import { FirstSteps, firstStepsOf } from './first-steps';

type OwnFirstStepsProps = { isQuizDone: boolean; overview: MoneyOverview; onHidden: () => void };

/**
 * The first steps of a user with account data, until all are done. After the quiz, the list is not shown if the state of
 * the other steps could not be loaded, because the user can have done all steps already.
 */
export function OwnFirstSteps({ isQuizDone, overview, onHidden }: OwnFirstStepsProps) {
  const version = getAccountDataVersion(overview);
  const { data: measures, isLoading: isMeasuring } = useMeasures(version);
  const { data: cycle, isLoading } = usePayCycle(version, true);
  if (isMeasuring || isLoading) return <div data-loading="" />;
  if (isQuizDone && (!measures || !cycle)) return null;
  const input = { isQuizDone, overview, cycle, goals: measures?.goals };
  return firstStepsOf(input).every(({ isDone }) => isDone) ? null : <FirstSteps {...input} onHidden={onHidden} />;
}
