import { useState } from 'react';
import { useLocation } from '@verdant/shared/router';

/** State of a navigation that belongs to the visit before it. */
const CONTINUED = 'continued';

/** Counts the pages that the user opens; one that is opened with `continued` as its state goes on with the visit. */
export function useVisit(): { number: number; continued: string } {
  const place = useLocation();
  const page = place.pathname + place.search;
  const [visit, setVisit] = useState({ page, number: 0 });
  if (visit.page !== page) setVisit({ page, number: visit.number + (place.state === CONTINUED ? 0 : 1) });
  return { number: visit.number, continued: CONTINUED };
}
