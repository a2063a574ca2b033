export { checkCompatibility, type Compatibility, type Requirements, type ShellOffer } from './check-compatibility';
export { compareVersions, isRange, isVersion, satisfies } from './versions';
