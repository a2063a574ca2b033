export * from './errors';
export * from './load-report-limits';
export * from './load-reports';
export * from './load-summary';
export * from './overrides';
export * from './releases';
export * from './remote-health';
export * from './remotes';
