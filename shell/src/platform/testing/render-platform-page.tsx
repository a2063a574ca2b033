import { prerenderHost, RemotesProvider } from '@verdant/federation/browser';
import { renderInShell } from '@verdant/shared/testing';
import type { ShellOptions } from '@verdant/shared/testing';
import { PlatformPage } from '../platform-page';

const host = prerenderHost({ path: '/platform', registry: { id: '1', remotes: [], overrides: [] } });
const screens = { Waiting: () => null, Failure: () => null };

export const renderPlatformPage = (options: ShellOptions) =>
  renderInShell(
    <RemotesProvider host={host} screens={screens}>
      <PlatformPage />
    </RemotesProvider>,
    options,
  );
