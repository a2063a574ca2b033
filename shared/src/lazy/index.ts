export { lazyComponent } from './lazy-component';
export { whenIdle } from './when-idle';
