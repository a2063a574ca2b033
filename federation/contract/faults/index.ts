export { catalogue, faultsOf, isKnownFault, labStages, type LabStage } from './catalogue';
export { HOST_NAME } from './host-name';
export {
  faultRecipe,
  labRequest,
  requestOf,
  type FaultRecipe,
  type FaultStart,
  type LabRequest,
  type RequestedFault,
} from './requested-fault';
