export { isDuplicate, type Database, type Transaction } from '@verdant/federation/server';
export { openDatabase, type DatabaseHandle } from './connect';
