import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/** When the page has what it needs, and long before a release could have taken the file away. */
const CALM_AFTER_MS = 5_000;

/** The bar that offers a newer version; its code stays out of the first script. Without it nothing is offered. */
export function NewerSlot({ id }: { id: string }) {
  const [Bar, setBar] = useState<ComponentType<{ id: string }> | null>(null);

  useEffect(() => {
    let current = true;
    const fetchBar = () =>
      import(/* webpackChunkName: "newer-bar" */ './newer-bar').then(
        ({ NewerBar }) => current && setBar(() => NewerBar),
        () => undefined,
      );
    const timer = setTimeout(() => void fetchBar(), CALM_AFTER_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, []);

  return Bar && <Bar id={id} />;
}
