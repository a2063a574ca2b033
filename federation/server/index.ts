export { alertSchema, queuedAlertSchema, type AlertQueue, type QueuedAlert } from './alerts/alerts';
export {
  isConnectionProblem,
  isUniqueViolation,
  migrateFederation,
  migrationTimes,
  runMigrations,
  DatabaseTooOldError,
  type Database,
  type Transaction,
} from './database';
export { catalogue as faultCatalogue } from '../contract/faults';
export { withFaultsTable } from './fault-lab/faults-table';
export { createDatabaseCollector } from './metrics';
export type { FederationOptions } from './options';
export { isProbablyPublic, type IdentityProvider, type UserSession } from './permissions';
export { federationServer } from './plugin';
export { rollBackAutomatically } from './registry/activate-release';
