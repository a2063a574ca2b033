import type { RegistryRemote } from '../../contract';
import type { RemoteLoader } from '../adapters/loader';
import { idle } from '../core/remote-state';
import type { ModuleState } from '../core/remote-state';

/** Creates one view of a module. It ignores a failure of an earlier visit or of a prefetch, and loads the module again. */
export function createModuleView(loader: RemoteLoader, remote: RegistryRemote, module: string) {
  let isRequested = false;

  const state = (): ModuleState => {
    const current = loader.stateOf(remote, module);
    const isOld = current.status === 'failed' && !isRequested && !loader.isHeld(remote, module);
    return isOld ? idle : current;
  };
  return {
    state,
    /** Loads the module once the view is shown, and again when its remote has switched to another release. */
    request: (): void => {
      const isKept = isRequested ? state().status !== 'idle' : loader.isHeld(remote, module);
      isRequested = true;
      if (!isKept) loader.request(remote, module);
    },
  };
}
