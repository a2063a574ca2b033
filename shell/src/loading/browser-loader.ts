import { textsInTime } from '../language/texts-in-time';
import { connectContainer, definedContainer, forgetContainer } from './container';
import { createRemoteLoader } from './remote-loader';
import { loadScript, probeStatus } from './script';

/** The shell's loader, on the real page. */
export const remoteLoader = createRemoteLoader({
  loadScript,
  definedContainer,
  forgetContainer,
  connectContainer,
  probe: probeStatus,
  texts: () => textsInTime(),
});
