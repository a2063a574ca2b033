export { failureScreen } from './failure-screen';
export type { FailureDetails, FailureScreen } from './failure-screen';
export { applyRecipe, checkRecipe, clearFaults, faultLab } from './fault-lab';
export type { Fault, FaultLab, FaultLabOptions, RecipeFile } from './fault-lab';
export { resetOverrides, useOverride, usePreview } from './overrides';
export type { OverrideBuild, OverrideOptions, OverrideTarget } from './overrides';
export type { FaultRecipe } from '../../contract/faults';
