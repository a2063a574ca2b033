export { createPrerenderer, type PrerenderedPage, type Prerenderer } from './prerenderer';
