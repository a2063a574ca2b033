export { NeedToTalk, ServiceList } from './service-list';
export { SupportNotice } from './support-notice';
