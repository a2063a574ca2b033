import * as v from 'valibot';
import { catalogue, faultsOf, HOST_NAME, isKnownFault, labRequest } from '../../contract/faults';
import { toRequest, toStored } from './lab-request';
import { fromLinkValue, toLinkValue } from './share-link';

const every = catalogue.map(({ stage, fault }) => ({
  remote: isKnownFault('mfe-quiz', stage, fault) ? 'mfe-quiz' : HOST_NAME,
  stage,
  fault,
}));
const isAccepted = (faults: unknown) => v.is(labRequest, { faults });

test('every fault of the catalogue can be requested', () => {
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
  [{ remote: 'mfe-quiz', stage: 'entry', fault: '404', start: 0 }],
  [{ remote: 'mfe-quiz', stage: 'entry', fault: '404', start: 'later' }],
])('%j is refused', (fault) => {
  expect(isAccepted([fault])).toBe(false);
});

test('the host has faults in chunks and calls alone', () => {
  expect(new Set(faultsOf(HOST_NAME).map(({ stage }) => stage))).toEqual(new Set(['api', 'chunk']));
  expect(isKnownFault(HOST_NAME, 'entry', '404')).toBe(false);
});

test('a link carries the same faults to another browser, without what is used up', () => {
  const request = v.parse(labRequest, {
    faults: [
      ...every.slice(1),
      {
        remote: 'mfe-quiz',
        stage: 'chunk',
        fault: 'slow',
        seconds: 3,
        times: 2,
        file: 'page-a.js',
        previous: false,
        start: 'signal',
      },
    ],
    timeout_ms: 5000,
  });
  const stored = toStored(request);
  const used = stored.slice(0, 1).map((fault) => ({ ...fault, left: 0, seen: ['/a'] }));
  expect(fromLinkValue(toLinkValue(toRequest({ faults: [...used, ...stored], timeoutMs: 5000 })))).toEqual({
    ...request,
    offline: false,
  });
});

test.each(['', 'x', '%', toLinkValue(v.parse(labRequest, { faults: [] })).slice(0, -4)])(
  'a link that was cut short (%s) contains nothing',
  (value) => {
    expect(fromLinkValue(value)).toBeUndefined();
  },
);
