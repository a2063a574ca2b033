export { catalogue, faultsOf, isKnownFault, type LabStage } from './catalogue';
export { HOST_NAME } from './host-name';
export {
  faultRecipe,
  labRequest,
  requestOf,
  type FaultRecipe,
  type LabRequest,
  type RequestedFault,
} from './requested-fault';
