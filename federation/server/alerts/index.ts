export { alertSchema, type Alert, type AlertQueue } from './alert';
export { inProcessQueue } from './in-process-queue';
export { createAlerts } from './create-alerts';
