import { useEffect, useState } from 'react';
import { useRemotes } from './remotes';

/**
 * Whether something newer was released since the page was opened, asked once per mount: a page that stayed open over a
 * release may request files that are gone, and no retry brings them back.
 */
export function useNewerVersion(): boolean {
  const { id } = useRemotes().host.registry;
  const [isNewer, setNewer] = useState(false);

  useEffect(() => {
    let isShown = true;
    void import(/* webpackChunkName: "later" */ '../adapters/registry-updates')
      .then(async ({ isOutdated }) => isOutdated(id))
      .then(
        (newer) => isShown && setNewer(newer),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [id]);

  return isNewer;
}
