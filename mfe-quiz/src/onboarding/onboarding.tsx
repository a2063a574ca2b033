import { useAuth } from '@verdant/shared/services';
import { Quiz } from '../quiz/quiz';

/** /onboarding. Another user in the same tab starts with fresh state. */
export function Onboarding() {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  return <Quiz key={userId} userId={userId} />;
}
