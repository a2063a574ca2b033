export type { Database, Transaction } from './types';
