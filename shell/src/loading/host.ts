import { startHost } from '@verdant/federation/browser';
import type { RemoteHost, Screens } from '@verdant/federation/browser';
import shell from '../../package.json';
import { logFailure } from '../diagnostics/log-failure';
import { textsInTime } from '../language/texts-in-time';
import { FailureScreen } from './failure-screen';
import { WaitingScreen } from './waiting-screen';

/** The shell's screens around a remote. */
export const screens: Screens = { Waiting: WaitingScreen, Failure: FailureScreen };

/** The loading of remotes in this page, with what the shell adds to it. */
export const startRemotes = (): RemoteHost =>
  startHost({ host: { remote: shell.name, version: shell.version }, log: logFailure, beforeShow: () => textsInTime() });
