import type { Registry } from '@verdant/shared/contract';
import { Page } from '@verdant/shared/ui';

export function DebugPage({ registry }: { registry: Registry }) {
  return <Page title="Debug">{registry.remotes.length}</Page>;
}
