export { fitOf, type Fit, type Needing, type OfferingShell } from './fit-of';
export { compareVersions, isRange, isVersion, satisfies } from './versions';
