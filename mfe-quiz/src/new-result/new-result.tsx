import { useAuth } from '@verdant/shared/services';
import type { SlotProps } from '@verdant/shared/slots';
import { useQuizFlow } from '../flow/use-quiz-flow';
import { ReopeningPlaceholder } from '../result/reopening';
import { Result } from '../result/result';

export function NewResult({ sessionId, isNew, onClose }: SlotProps<'mfe-dashboard/new-result'>) {
  const { user } = useAuth();
  const flow = useQuizFlow({ userId: user?.id ?? '', resultOf: sessionId, onLeave: onClose });
  const { state } = flow;
  if (state.status === 'reopening' || state.status === 'reopen-failed' || state.status === 'no-result') {
    return <ReopeningPlaceholder status={state.status} onRetry={flow.reload} />;
  }
  if (state.status !== 'result') return null;
  return (
    <Result
      state={state}
      isSection
      isNew={isNew}
      onAnswer={flow.answerExtra}
      onSave={flow.next}
      onLeave={flow.leave}
      onDismissSupport={flow.dismissSupport}
    />
  );
}
