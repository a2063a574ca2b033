import * as v from 'valibot';
import { catalogue, faultsOf, HOST_NAME, isKnownFault, labRequest } from './faults';

const every = catalogue.map(({ stage, fault }) => ({
  remote: isKnownFault('mfe-quiz', stage, fault) ? 'mfe-quiz' : HOST_NAME,
  stage,
  fault,
}));
const isAccepted = (faults: unknown) => v.is(labRequest, { faults });

test('a request that contains every fault of the catalogue is accepted', () => {
  expect(isAccepted(every)).toBe(true);
});

test.each([
  [{ remote: 'mfe-quiz', stage: 'render', fault: '404' }],
  [{ remote: 'mfe-quiz', stage: 'manifest', fault: '404' }],
  [{ remote: '../x', stage: 'entry', fault: '404' }],
  [{ remote: 'mfe-quiz', stage: 'chunk', fault: '404', file: 'a<b' }],
  [{ remote: 'mfe-quiz', stage: 'entry', fault: '404', times: 0 }],
  [{ remote: 'mfe-quiz', stage: 'entry', fault: 'slow', seconds: 301 }],
  [{ remote: 'mfe-quiz', stage: 'entry', fault: '404', more: 1 }],
])('the fault %j is refused', (fault) => {
  expect(isAccepted([fault])).toBe(false);
});

test('the fault lab offers faults of the host only in the stages chunk and api', () => {
  expect(new Set(faultsOf(HOST_NAME).map(({ stage }) => stage))).toEqual(new Set(['api', 'chunk']));
  expect(isKnownFault(HOST_NAME, 'entry', '404')).toBe(false);
});
