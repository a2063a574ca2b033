import { Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { fillsRenderer } from '../adapters/release-files';
import { fillsOfSlot, type FillOfRemote } from '../core/registry';
import { SLOTS_READY_EVENT } from '../core/remote-globals';
import { whenIdle } from '../core/when-idle';
import { ModuleBoundary } from './boundary';
import { useRemotes } from './remotes';

type FillsProps = { name: string; props: unknown };

/** Renders the module that fills a slot; renders nothing while the module loads and after a failure. */
function FillView({ remote, module, props }: FillOfRemote & Pick<FillsProps, 'props'>) {
  const { host, screens } = useRemotes();
  const { loader } = host;
  const state = useSyncExternalStore(loader.subscribe, () => loader.stateOf(remote, module));
  const isIdle = state.status === 'idle';
  const isRequested = useRef(false);

  // Loads the module once the browser is idle, even after a failure, and again after the remote has switched releases.
  useEffect(() => {
    if (isRequested.current && !isIdle) return undefined;
    return whenIdle(() => {
      isRequested.current = true;
      loader.request(remote, module, true);
    });
  }, [loader, remote, module, isIdle]);

  const Component = state.status === 'ready' ? state.component : undefined;
  const shown = Component && <Component {...(typeof props === 'object' ? props : {})} />;
  return (
    <ModuleBoundary remote={remote} module={module} load={state.status === 'ready' ? state.load : 0}>
      {shown ? (
        // This element restores no document state: a fill's changes to the document stay until the page is removed.
        <div data-remote={remote.name}>
          <Suspense fallback={null}>
            {screens.Remote ? <screens.Remote value={remote}>{shown}</screens.Remote> : shown}
          </Suspense>
        </div>
      ) : null}
    </ModuleBoundary>
  );
}

function Fills({ name, props }: FillsProps) {
  const { registry } = useRemotes().host;
  const fills = useMemo(() => fillsOfSlot(registry, name), [registry, name]);
  return fills.map((fill) => <FillView key={`${fill.remote.name}/${fill.module}`} {...fill} props={props} />);
}

/** Starts to fill slots, including slots that are already shown. */
export function fillSlots(): void {
  fillsRenderer.Fills = Fills;
  dispatchEvent(new Event(SLOTS_READY_EVENT));
}
