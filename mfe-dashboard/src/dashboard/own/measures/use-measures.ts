import { answerCalls, callApi, moneyCalls } from '@verdant/shared/contract';
import type { MoneyMeasures, QuizAnswers } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi, useLanguage } from '@verdant/shared/services';
import { chosenOption, type ChosenOption } from './chosen-option';

type Measured = {
  /** Undefined while loading and after a failure. */
  measures: MoneyMeasures | undefined;
  /** What the person answered about the same things in the latest quiz. */
  answers: { covered: ChosenOption | undefined; share: ChosenOption | undefined };
};

/** What linked banks show, as of the update at `version`, and what the quiz's answers say about it. */
export function useMeasures(version: string): Measured {
  const api = useApi();
  const { language } = useLanguage();
  const { data: measures } = useQuery<MoneyMeasures>({
    queryKey: ['money-entries', 'measures', version],
    queryFn: async ({ signal }) => callApi(api, moneyCalls.measures, { signal }),
  });
  const { data: quiz } = useQuery<QuizAnswers>({
    queryKey: ['quiz-answers', language],
    queryFn: async ({ signal }) => callApi(api, answerCalls.list, { params: { id: 'latest' }, signal }),
  });
  const list = quiz?.answers ?? [];
  return {
    measures,
    answers: { covered: chosenOption(list, 'emergency-months'), share: chosenOption(list, 'cash-flow-spending') },
  };
}
