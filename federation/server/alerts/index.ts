export { alertSchema, type Alert, type AlertQueue } from './alert';
export { alertsHere } from './alerts-here';
export { createAlerts } from './create-alerts';
