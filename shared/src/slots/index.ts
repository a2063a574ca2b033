export { Slot } from '@verdant/federation/remote';
export type { SlotProps } from '@verdant/federation/remote';
