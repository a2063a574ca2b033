import type { Passkey } from '@verdant/shared/contract';
import type { StoredPasskey } from './store';

/** A passkey as its owner sees it. */
export const passkeyResponse = ({ id, name, createdAt, lastUsedAt, isSynced }: StoredPasskey): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  is_synced: isSynced,
});
