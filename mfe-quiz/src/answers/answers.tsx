import { QueryProvider } from '@verdant/shared/query';
import { useAuth } from '@verdant/shared/services';
import { AnswersPage } from './answers-page';

/** /quiz/answers. Another user in the same tab starts with fresh state. */
export function Answers() {
  const { user } = useAuth();
  return (
    <QueryProvider>
      <AnswersPage key={user?.id ?? ''} />
    </QueryProvider>
  );
}
