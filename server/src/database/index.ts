export { isDuplicate, type Database, type Transaction } from '@verdant/federation/server';
export { isUuid } from './is-uuid';
export { measurePool } from './pool';
export { poolOf } from './pool';
export { prepared } from './prepared';
export { openDatabase } from './connect';
