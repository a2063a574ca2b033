export { isDuplicate, type Database, type Transaction } from '@verdant/federation/server';
export { isUuid, prepared } from './queries';
export { measurePool, poolOf } from './pool';
export { openDatabase } from './connect';
