import type { ResolutionLayer } from '../registry';
import type { ServiceSettings } from './service-settings';

/** Adds to each remote the public values that an operator has set for it. */
export function remoteValues(values: ServiceSettings['remoteConfig']): ResolutionLayer {
  return (resolution) => ({
    ...resolution,
    remotes: resolution.remotes.map((remote) => {
      const config = values[remote.name];
      return config ? { ...remote, config } : remote;
    }),
  });
}
