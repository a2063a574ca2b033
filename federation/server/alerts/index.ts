export { alertSchema, queuedAlertSchema, type AlertQueue, type QueuedAlert } from './alert';
export { inProcessQueue } from './in-process-queue';
export { createAlerts } from './create-alerts';
