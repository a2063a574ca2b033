export { alertSchema, queuedAlertSchema, type AlertQueue, type QueuedAlert } from './alert';
export { inProcessQueue, createAlerts } from './create-alerts';
