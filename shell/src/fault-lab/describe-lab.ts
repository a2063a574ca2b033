import type { RegistryLab } from '@verdant/federation/contract';

/** Describes the active faults of this browser in a line. English only, like everything for QA. */
export function describeLab({ faults, timeout_ms }: RegistryLab): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const limit = timeout_ms ? `stages have ${timeout_ms / 1000} seconds` : '';
  return [faults.length > 0 ? count : '', limit].filter(Boolean).join(', ');
}
