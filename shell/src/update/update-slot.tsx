import { useEffect, useState } from 'react';
import { LazyComponent } from '../lazy/lazy-component';

/** When the page has what it needs, and long before a release could have taken the file away. */
const CALM_AFTER_MS = 5_000;
const loadBar = () =>
  import(/* webpackChunkName: "update-banner" */ './update-banner').then(({ UpdateBanner }) => UpdateBanner);

/** The bar that offers a newer version; its code stays out of the first script. Without it nothing is offered. */
export function UpdateSlot({ id }: { id: string }) {
  const [isCalm, setCalm] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return isCalm && <LazyComponent load={loadBar} props={{ id }} />;
}
