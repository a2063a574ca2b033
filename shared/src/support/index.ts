export { NeedToTalk } from './need-to-talk';
export { ServiceList } from './service-list';
export { SupportNotice } from './support-notice';
