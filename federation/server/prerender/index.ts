export { storedAttempts } from './attempts';
export type { PrerenderedPage } from './prerender-release';
export { clearRelease, findClearedAt, findNotes, refuseRelease } from './store';
export { createPrerenderer, type Prerenderer } from './prerenderer';
