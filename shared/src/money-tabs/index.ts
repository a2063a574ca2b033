export { MoneyTabs } from './money-tabs';
