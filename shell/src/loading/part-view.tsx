import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { RegistryRemote } from '@verdant/federation/contract';
import type { RemoteLoadError } from '@verdant/shared/remote';
import { Button, Spinner } from '@verdant/shared/ui';
import { useShellTexts } from '../texts/texts';
import { toLoadError } from './core/load-failure';
import { logFailure } from '../debug/log-failure';
import { FailureScreen } from './failure-screen';
import { RemoteBoundary } from './remote-boundary';
import { remotePart } from './part';
import type { Part } from './part';
import { usePart } from './use-part';
import type { Waiting } from './use-part';

type ViewOptions = {
  /** Given to the component as they are. */
  componentProps?: Record<string, unknown>;
  /** Instead of the page's own waiting and failure screens, for a slot. */
  waiting?: ReactNode;
  renderFailure?: (error: RemoteLoadError, tryAgain: () => void) => ReactNode;
};

type RemoteViewProps = ViewOptions & { remote: RegistryRemote; module: string };

/** A module of a remote with its waiting screen, its failure screen and its error boundary. */
export function RemoteView({ remote, module, ...options }: RemoteViewProps) {
  const part = useMemo(() => remotePart(remote, module), [remote, module]);
  return <PartView part={part} {...options} />;
}

type PartViewProps = ViewOptions & { part: Part };

/** The same for any part of the page; mounted anew for another one. */
export function PartView({ part, ...options }: PartViewProps) {
  const [attempt, setAttempt] = useState(1);
  const [replaced, setReplaced] = useState(0);
  const tryAgain = () => {
    part.renew();
    setAttempt((last) => last + 1);
  };
  // Mounted anew each time, so that a component that threw is not drawn once more before the next one is there.
  return (
    <PartAttempt
      key={`${attempt}.${replaced}`}
      part={part}
      attempt={attempt}
      onTryAgain={tryAgain}
      onReplaced={() => setReplaced((last) => last + 1)}
      {...options}
    />
  );
}

type PartAttemptProps = PartViewProps & { attempt: number; onTryAgain: () => void; onReplaced: () => void };

function PartAttempt({
  part,
  attempt,
  onTryAgain,
  onReplaced,
  componentProps,
  waiting,
  renderFailure,
}: PartAttemptProps) {
  const state = usePart(part, attempt);
  const show =
    renderFailure ??
    ((error: RemoteLoadError, again: () => void) => <FailureScreen error={error} onTryAgain={again} />);
  const renderError = (cause: unknown) =>
    toLoadError({ remote: part.name, version: part.version, attempt }, 'render', cause);
  const onRenderError = (cause: unknown) => {
    const error = renderError(cause);
    logFailure(error);
    if (part.failedToRender?.(error)) onReplaced();
  };

  if (state.status === 'failed') return show(state.error, onTryAgain);
  if (state.status === 'loading') return waiting ?? <WaitingScreen waiting={state.waiting} onTryAgain={onTryAgain} />;
  return (
    <RemoteBoundary onError={onRenderError} fallback={(cause) => show(renderError(cause), onTryAgain)}>
      <state.Component {...componentProps} />
    </RemoteBoundary>
  );
}

type WaitingProps = { waiting: Waiting; onTryAgain: () => void };

function WaitingScreen({ waiting, onTryAgain }: WaitingProps) {
  const t = useShellTexts();
  if (waiting === 'loading') return <Spinner hiddenLabel={t('loading.label')} />;
  return (
    <Spinner
      label={
        <>
          <p>{t(`loading.${waiting}`)}</p>
          {waiting !== 'retrying' && (
            <Button variant="secondary" onClick={onTryAgain}>
              {t('loading.tryAgain')}
            </Button>
          )}
        </>
      }
    />
  );
}
