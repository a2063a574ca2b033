import { useEffect, useState } from 'react';
import { LazyComponent } from '../lazy/lazy-component';
import { storage } from '../storage';
import { AMOUNTS_KEY } from '../stored-keys';

/** Delay that leaves the network to the page itself, in milliseconds. */
const CALM_AFTER_MS = 2_000;
const loadToggle = () =>
  import(/* webpackChunkName: "amounts-toggle" */ './amounts-toggle').then(({ AmountsToggle }) => AmountsToggle);

/** The button that hides amounts. Its code is loaded at once only if they are hidden. */
export function AmountsSlot() {
  const [isWanted, setWanted] = useState(() => storage.get(AMOUNTS_KEY) !== null);

  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), CALM_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return isWanted && <LazyComponent load={loadToggle} props={{}} />;
}
