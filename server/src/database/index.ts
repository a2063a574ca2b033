export { isDuplicate, type Database, type Transaction } from '@verdant/federation/server';
export { prepared } from './prepared';
export { openDatabase, type DatabaseHandle } from './connect';
