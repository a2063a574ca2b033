import { nodeProblem } from './require-node.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0'])('Node %s is accepted', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(['16.20.0', '18.20.4', '20.18.3', '21.7.3', '22.11.0'])(
  'Node %s is refused with a message of one line',
  (version) => {
    expect(nodeProblem(version)).toContain(`this is Node ${version}`);
    expect(nodeProblem(version)).not.toContain('\n');
  },
);
