export { lazyComponent } from './lazy-component';
export { whenIdle } from '@verdant/federation/remote';
