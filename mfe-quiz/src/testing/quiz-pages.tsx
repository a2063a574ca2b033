import { useState } from 'react';
import { useLocation } from '@verdant/shared/router';
import { NewResult } from '../new-result/new-result';
import { Onboarding } from '../onboarding/onboarding';

/** Test double of the dashboard: renders the slot of the new result until the user closes the result. */
function Dashboard({ sessionId }: { sessionId: string }) {
  const [isClosed, setClosed] = useState(false);
  return !isClosed && <NewResult sessionId={sessionId} isNew onClose={() => setClosed(true)} />;
}

/** Renders the quiz modules on their pages in tests, as the shell and the dashboard do in production. */
export function QuizPages() {
  const { pathname, ...place } = useLocation();
  const state: unknown = place.state;
  if (['/onboarding', '/quiz/result'].includes(pathname)) return <Onboarding />;
  const sessionId: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'newResult');
  return typeof sessionId === 'string' && <Dashboard sessionId={sessionId} />;
}
