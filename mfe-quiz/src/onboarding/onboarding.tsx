import { useState } from 'react';
import { useLocation, useNavigate } from '@verdant/shared/router';
import { useAuth } from '@verdant/shared/services';
import { LATEST_RESULT_ID } from '../flow/quiz-reducer';
import { Quiz } from '../quiz/quiz';

const CONTINUED = 'continued';

/** Counts the user's visits: each new URL is a new visit, unless its router state is `continued`. */
function useVisit(): { number: number; continued: string } {
  const location = useLocation();
  const page = location.pathname + location.search;
  const [visit, setVisit] = useState({ page, number: 0 });
  if (visit.page !== page) setVisit({ page, number: visit.number + (location.state === CONTINUED ? 0 : 1) });
  return { number: visit.number, continued: CONTINUED };
}

/**
 * The pages `/onboarding` and `/quiz/result` (old results, and new results whose insights failed to load). The React key
 * resets the state at each visit and when the user changes.
 */
export function Onboarding() {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const visit = useVisit();
  const check = new URLSearchParams(search).get('check') ?? LATEST_RESULT_ID;
  return (
    <Quiz
      key={`${visit.number} ${userId}`}
      userId={userId}
      resultOf={pathname === '/onboarding' ? null : check}
      // Replaces the history entry, so that Back does not return to the completed quiz.
      onResult={(id, hasResult) =>
        void (hasResult
          ? navigate('/dashboard', { replace: true, state: { newResult: id } })
          : navigate(`/quiz/result?check=${encodeURIComponent(id)}`, { replace: true, state: visit.continued }))
      }
    />
  );
}
