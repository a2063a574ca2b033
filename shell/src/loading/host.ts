import { startHost } from '@verdant/federation/browser';
import type { PageRoute, RemoteHost, HostScreens } from '@verdant/federation/browser';
import { RemoteContext } from '@verdant/shared/services';
import shell from '../../package.json';
import { logFailure } from '../diagnostics/log-failure';
import { pagePreloadedRequests } from '../auth/page-calls';
import { tokenStore } from '../auth/token-store';
import { loadTextsWithTimeout, pageLanguage } from '../language/page-language';
import { leaveGuard } from '../leaving/leave-guard';
import { FailureScreen, WaitingScreen } from './screens';

export const remoteScreens: HostScreens = { Waiting: WaitingScreen, Failure: FailureScreen, Remote: RemoteContext };

function startCalls({ calls = [] }: PageRoute): void {
  const token = tokenStore.read();
  if (token !== null) pagePreloadedRequests.start(calls, token, pageLanguage());
}

export const startRemotes = (): RemoteHost =>
  startHost({
    host: { remote: shell.name, version: shell.version },
    log: logFailure,
    beforeShow: () => loadTextsWithTimeout(),
    hasUnsavedWork: leaveGuard.hasWork,
    onIntent: startCalls,
  });
