export { AdviceLinks } from './advice-links';
