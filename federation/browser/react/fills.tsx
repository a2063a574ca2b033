import { Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { whenIdle } from '../core/when-idle';
import { SLOTS_READY } from '../core/slots-ready';
import { fillsOfSlot, type SlotFill } from '../core/fills';
import { fillsRenderer } from '../adapters/platform-globals';
import { RemoteBoundary } from './boundary';
import { BoundaryPerContent } from './boundary-per-content';
import { useRemotes } from './remotes';

type FillsProps = { name: string; props: unknown };

/** Renders the module of another remote that fills a slot. Renders nothing while the module loads and after a failure. */
function FillView({ remote, module, props }: SlotFill & Pick<FillsProps, 'props'>) {
  const { host, screens } = useRemotes();
  const { loader } = host;
  const stateOf = () => loader.stateOf(remote, module);
  const state = useSyncExternalStore(loader.subscribe, stateOf);
  const isIdle = state.status === 'idle';

  const isRequested = useRef(false);

  // Loads the fill, also after a failure on an earlier visit, and again when its remote has switched to another release.
  useEffect(() => {
    if (isRequested.current && !isIdle) return undefined;
    return whenIdle(() => {
      isRequested.current = true;
      loader.request(remote, module, true);
    });
  }, [loader, remote, module, isIdle]);

  const load = state.status === 'ready' ? state.load : 0;
  const Component = state.status === 'ready' ? state.component : undefined;
  const shown = Component && <Component {...(typeof props === 'object' ? props : {})} />;
  return (
    <BoundaryPerContent
      id={load}
      content={{ load, version: loader.versionOf(remote) }}
      Type={RemoteBoundary}
      onError={(content, error, hasLeft, mayRenderAgain) =>
        hasLeft
          ? loader.leaveFailed(remote, module, error, content.version)
          : loader.renderFailed(remote, module, content.load, error, mayRenderAgain)
      }
    >
      {shown ? (
        // Changes that the fill makes to the document are reverted when the page is removed.
        <div data-remote={remote.name}>
          <Suspense fallback={null}>
            {screens.Remote ? <screens.Remote value={remote}>{shown}</screens.Remote> : shown}
          </Suspense>
        </div>
      ) : null}
    </BoundaryPerContent>
  );
}

/** Renders the fills of all remotes for a slot of a page. */
function Fills({ name, props }: FillsProps) {
  const { registry } = useRemotes().host;
  const fills = useMemo(() => fillsOfSlot(registry, name), [registry, name]);
  return fills.map((fill) => <FillView key={`${fill.remote.name}/${fill.module}`} {...fill} props={props} />);
}

/** Starts to fill slots, including slots that are already shown. */
export function fillSlots(): void {
  fillsRenderer.Fills = Fills;
  dispatchEvent(new Event(SLOTS_READY));
}
