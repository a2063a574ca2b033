import { useEffect, useState } from 'react';
import { LazyComponent } from '../lazy/lazy-component';

/** Delay of loading the banner's code, in milliseconds: the page loads first, and the file is still available. */
const CALM_AFTER_MS = 5_000;
const loadBar = () =>
  import(/* webpackChunkName: "update-banner" */ './update-banner').then(({ UpdateBanner }) => UpdateBanner);

/** Bar that offers a newer version. The bar's code is not in the first script; the bar is missing if loading fails. */
export function UpdateSlot({ id }: { id: string }) {
  const [isCalm, setCalm] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return isCalm && <LazyComponent load={loadBar} props={{ id }} />;
}
