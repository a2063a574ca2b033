import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { asking } from '../leaving/asking';
import { leaveGuard } from '../leaving/leave-guard';
import { createBrowserHistory } from './browser-history';
import { fading } from './fade';
import { openingAfresh } from './fresh-pages';

function createPlaces() {
  const history = createBrowserHistory(leaveGuard);
  return { history, navigator: asking(fading(openingAfresh(history)), leaveGuard), place: () => history.place };
}

/**
 * The router of a browser. It renders a new page synchronously and not as a transition of React, which would yield to other
 * work and miss the picture of the new page for the fade.
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
