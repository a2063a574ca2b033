import { useState } from 'react';
import { LazyComponent, useDelayElapsed } from '../lazy/lazy-component';
import { storage } from '../storage';
import { HIDDEN_AMOUNTS_KEY } from '../stored-keys';

const loadToggle = () =>
  import(/* webpackChunkName: "amounts-toggle" */ './amounts-toggle').then(({ AmountsToggle }) => AmountsToggle);

/** Loads the button that hides amounts: at once if amounts are already hidden, else after a delay. */
export function AmountsSlot() {
  const [isHidden] = useState(() => storage.get(HIDDEN_AMOUNTS_KEY) !== null);
  const isLater = useDelayElapsed(2_000);
  return (isHidden || isLater) && <LazyComponent load={loadToggle} props={{}} />;
}
