export { isUniqueViolation, type Database, type Transaction } from '@verdant/federation/server';
export { isUuid, prepareOncePerDatabase } from './queries';
export { measurePool, poolOf } from './pool';
export { openDatabase } from './connect';
