import type { ResolutionLayer } from '../registry';
import type { ServiceSettings } from './service-settings';

/** Returns the layer that adds to each remote the public values that an operator has configured for it. */
export function remoteValues(values: ServiceSettings['remoteConfig']): ResolutionLayer {
  return (resolution) => ({
    ...resolution,
    remotes: resolution.remotes.map((remote) => {
      const config = values[remote.name];
      return config ? { ...remote, config } : remote;
    }),
  });
}
