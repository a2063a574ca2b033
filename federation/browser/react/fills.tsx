import { Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { whenIdle } from '../core/when-idle';
import { SLOTS_READY } from '../core/slots-ready';
import { fillsOf } from '../core/fills';
import type { Fill } from '../core/fills';
import { RemoteBoundary } from './remote-boundary';
import { useRemotes } from './remotes';

type FillsProps = { name: string; props: unknown };

/** One remote's part of a page of another: nothing while it loads, and nothing when it fails. */
function FillView({ remote, module, props }: Fill & Pick<FillsProps, 'props'>) {
  const { host, screens } = useRemotes();
  const { loader } = host;
  const stateOf = () => loader.stateOf(remote, module);
  const state = useSyncExternalStore(loader.subscribe, stateOf);
  const isIdle = state.status === 'idle';

  const isRequested = useRef(false);

  // Also one that failed on an earlier visit, and again when its remote has switched to another release.
  useEffect(() => {
    if (isRequested.current && !isIdle) return undefined;
    return whenIdle(() => {
      isRequested.current = true;
      loader.request(remote, module, true);
    });
  }, [loader, remote, module, isIdle]);

  if (state.status !== 'ready') return null;
  const { load, component: Component } = state;
  const shown = <Component {...(typeof props === 'object' ? props : {})} />;
  return (
    <RemoteBoundary key={load} onError={(cause) => loader.renderFailed(remote, module, load, cause)}>
      {/* What it changes of the document is restored when the page leaves. */}
      <div data-remote={remote.name}>
        <Suspense fallback={null}>
          {screens.Remote ? <screens.Remote value={remote}>{shown}</screens.Remote> : shown}
        </Suspense>
      </div>
    </RemoteBoundary>
  );
}

/** What the remotes fill a slot of a page with. */
function Fills({ name, props }: FillsProps) {
  const { registry } = useRemotes().host;
  const fills = useMemo(() => fillsOf(registry, name), [registry, name]);
  return fills.map((fill) => <FillView key={`${fill.remote.name}/${fill.module}`} {...fill} props={props} />);
}

/** From now on the slots of pages are filled, those that are shown already too. */
export function fillSlots(): void {
  globalThis.__federation_fills__ = Fills;
  dispatchEvent(new Event(SLOTS_READY));
}
