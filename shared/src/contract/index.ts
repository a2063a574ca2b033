export * from './account';
export * from './errors';
export * from './fields';
export * from './health';
export * from './insights';
export * from './quiz';
export * from './read-insights';
export * from './remotes';
