import { catalogue, type LabStage } from '../../contract/faults';

const stageTitles: Record<LabStage, string> = {
  entry: 'Entry',
  init: 'Init',
  chunk: 'Chunk (script or style)',
  evaluate: 'Evaluate',
  render: 'Render',
  run: 'Run',
  api: 'Calls of the API',
};

export function stageTitle(stage: LabStage): string {
  return stageTitles[stage];
}

export function labelOf(stage: string, fault: string): string {
  return catalogue.find((known) => known.stage === stage && known.fault === fault)?.label ?? fault;
}
