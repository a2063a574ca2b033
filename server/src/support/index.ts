export { supportNeedsIn } from './support-needs';
