export { NeedToTalk } from './need-to-talk';
export { ServiceList } from './service';
export { SupportNotice } from './support-notice';
