export * from './services';
export { RemoteContext, useConfig, useService } from './remote';
export type { RemoteService } from './remote';
export { UnsavedWorkContext, useLeave, useUnsavedWork } from './unsaved-work';
export type { UnsavedWorkService } from './unsaved-work';
