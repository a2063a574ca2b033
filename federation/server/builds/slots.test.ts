import { slotProblem, slotWarnings } from './slots';

const filling = (...slots: string[]) => ({
  name: 'mfe-goals',
  contract: '^1.0.0',
  slots: slots.map((slot) => ({ slot, module: './part' })),
});
const offering = (name: string, ...slots: string[]) => ({
  name,
  contract: '^1.0.0',
  slots: [],
  offers: slots.map((slot) => ({ slot, types: './src/slots.ts' })),
});

test('a release may fill the slots that the host offers', () => {
  expect(slotProblem(filling(), [])).toBeUndefined();
  expect(slotProblem(filling('footer', 'header'), ['header', 'footer'])).toBeUndefined();
});

test('an unknown slot is refused by name, and the message lists the slots that the host offers @g-path-owner', () => {
  expect(slotProblem(filling('header', 'hedaer'), ['header', 'footer'])).toBe(
    'the host has no slot "hedaer": it offers header, footer',
  );
  expect(slotProblem(filling('header'), [])).toBe('the host has no slot "header": it offers none');
});

test('filling a slot of a remote requires contract 1.2.0 or newer, and a module may fill the slot only once', () => {
  const newer = { ...filling('mfe-tips/aside'), contract: '^1.2.0' };
  expect(slotProblem(newer, [])).toBeUndefined();
  expect(slotProblem(filling('mfe-tips/aside'), [])).toContain('needs "contract": "^1.2.0" or newer');
  expect(slotProblem({ ...newer, slots: [...newer.slots, ...newer.slots] }, [])).toBe(
    './part fills the slot "mfe-tips/aside" twice',
  );
});

test('a remote may offer only slots that begin with its own name, and each slot only once @g-slot-owner', () => {
  expect(slotProblem(offering('mfe-tips', 'mfe-tips/aside', 'mfe-tips/top'), [])).toBeUndefined();
  expect(slotProblem(offering('mfe-tips', 'mfe-goals/aside'), [])).toBe(
    'mfe-tips cannot offer "mfe-goals/aside": the names of its slots begin with mfe-tips/',
  );
  expect(slotProblem(offering('mfe-tips', 'mfe-tips/top', 'mfe-tips/top'), [])).toBe(
    'the slot "mfe-tips/top" is offered twice',
  );
});

test('a remote gets a warning for filling a slot that no release offers, or for removing a slot in use @g-slot-warnings', () => {
  const tips = offering('mfe-tips', 'mfe-tips/aside');
  expect(slotWarnings(filling('mfe-tips/aside', 'profile'), [tips])).toEqual([]);
  expect(slotWarnings(filling('mfe-tips/asied', 'mfe-news/top'), [tips])).toEqual([
    'No active release offers the slot "mfe-tips/asied" (there is mfe-tips/aside): ./part is not shown until one does.',
    'No active release offers the slot "mfe-news/top" (none of that remote is offered): ./part is not shown until one does.',
  ]);
  // The earlier release of `mfe-tips` offers the slot, but only its new release counts.
  expect(slotWarnings(offering('mfe-tips'), [tips, filling('mfe-tips/aside'), filling('mfe-tips/aside')])).toEqual([
    'mfe-goals fills the slot "mfe-tips/aside", which this release does not offer.',
  ]);
});
