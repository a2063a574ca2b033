export { SupportNotice } from './support-notice';
