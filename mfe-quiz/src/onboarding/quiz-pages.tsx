import { useLocation } from '@verdant/shared/router';
import { Onboarding } from './onboarding';

/** For tests: the module on the pages that show it, as the shell does. */
export function QuizPages() {
  const { pathname } = useLocation();
  return ['/onboarding', '/quiz/result'].includes(pathname) && <Onboarding />;
}
