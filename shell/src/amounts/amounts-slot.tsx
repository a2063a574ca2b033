import { useEffect, useState } from 'react';
import { LazyComponent } from '../lazy/lazy-component';
import { storage } from '../storage';
import { AMOUNTS_KEY } from '../stored-keys';

/** Delay before the button's code loads, in milliseconds, so that the page loads first. */
const CALM_AFTER_MS = 2_000;
const loadToggle = () =>
  import(/* webpackChunkName: "amounts-toggle" */ './amounts-toggle').then(({ AmountsToggle }) => AmountsToggle);

/** The button that hides amounts. Its code loads without delay only if amounts are already hidden. */
export function AmountsSlot() {
  const [isWanted, setWanted] = useState(() => storage.get(AMOUNTS_KEY) !== null);

  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), CALM_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return isWanted && <LazyComponent load={loadToggle} props={{}} />;
}
