import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { withLeaveQuestion } from '../leaving/with-leave-question';
import { leaveGuard } from '../leaving/leave-guard';
import { createBrowserHistory } from './browser-history';
import { withFade } from './fade';
import { withFreshData } from './fresh-pages';

function createPlaces() {
  const history = createBrowserHistory(leaveGuard);
  return {
    history,
    navigator: withLeaveQuestion(withFade(withFreshData(history)), leaveGuard),
    place: () => history.place,
  };
}

/**
 * The router of a browser. It renders a new page synchronously instead of in a React transition, which could yield to other
 * work and be too late for the fade.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [{ history, navigator, place }] = useState(createPlaces);
  const { location, action } = useSyncExternalStore(history.listen, place, place);
  return (
    <Router location={location} navigationType={action} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  );
}
