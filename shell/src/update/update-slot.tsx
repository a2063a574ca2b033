import { useEffect, useState } from 'react';
import { LazyComponent } from '../lazy/lazy-component';

/** Delay that leaves the network to the page itself, in milliseconds. The file is still available then. */
const CALM_AFTER_MS = 5_000;
const loadBar = () =>
  import(/* webpackChunkName: "update-banner" */ './update-banner').then(({ UpdateBanner }) => UpdateBanner);

/** The bar that offers a newer version. Its code is not in the first script; if it does not load, nothing is offered. */
export function UpdateSlot({ id }: { id: string }) {
  const [isCalm, setCalm] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return isCalm && <LazyComponent load={loadBar} props={{ id }} />;
}
