import { useEffect, useState } from 'react';
import { LazyComponent } from '../lazy/lazy-component';

/**
 * Delay before the banner's code loads, in milliseconds, so that the page loads first. The delay is short enough for the
 * file to be still available.
 */
const CALM_AFTER_MS = 5_000;
const loadBar = () =>
  import(/* webpackChunkName: "update-banner" */ './update-banner').then(({ UpdateBanner }) => UpdateBanner);

/**
 * The bar that offers a newer version. The bar's code is not in the first script; the bar does not appear if the code fails
 * to load.
 */
export function UpdateSlot({ id }: { id: string }) {
  const [isCalm, setCalm] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return isCalm && <LazyComponent load={loadBar} props={{ id }} />;
}
