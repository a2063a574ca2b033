import { useEffect, useState } from 'react';
import { useRemotes } from './remotes';

/**
 * Returns true if a newer version was released since the page was opened. A retry does not help in an outdated page,
 * because the server has possibly deleted the files of its version.
 */
export function useNewerVersion(): boolean {
  const { id } = useRemotes().host.registry;
  const [isNewer, setNewer] = useState(false);

  useEffect(() => {
    let isShown = true;
    void import(/* webpackChunkName: "later" */ '../adapters/registry-updates')
      .then(async ({ fetchNewerRegistryId }) => fetchNewerRegistryId(id))
      .then(
        (newer) => isShown && setNewer(newer !== undefined),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [id]);

  return isNewer;
}
