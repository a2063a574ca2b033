import { useState } from 'react';
import { LazyComponent, useDelayed } from '../lazy/lazy-component';
import { storage } from '../storage';
import { AMOUNTS_KEY } from '../stored-keys';

const loadToggle = () =>
  import(/* webpackChunkName: "amounts-toggle" */ './amounts-toggle').then(({ AmountsToggle }) => AmountsToggle);

/** The button that hides amounts. Its code loads without delay only if amounts are already hidden. */
export function AmountsSlot() {
  const [isHidden] = useState(() => storage.get(AMOUNTS_KEY) !== null);
  const isLater = useDelayed(2_000);
  return (isHidden || isLater) && <LazyComponent load={loadToggle} props={{}} />;
}
