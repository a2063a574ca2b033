/**
 * @typedef {{ name: string, lane: string, needs?: string }} Scheduled `lane`: the parts of one lane run one after the
 *   other, lanes run side by side. `needs`: a part without which this one cannot run.
 * @typedef {'waiting' | 'running' | 'passed' | 'failed' | 'skipped'} State
 */

/**
 * What to do with the parts that still wait, in their order.
 * @param {readonly Scheduled[]} parts
 * @param {Readonly<Record<string, State>>} states of each part, by its name
 * @returns {{ start: string[], skip: { name: string, because: string }[] }}
 *   parts to start now, and those that can never run because the part that they need has not passed
 */
export function nextParts(parts, states) {
  const busy = new Set(parts.filter(({ name }) => states[name] === 'running').map(({ lane }) => lane));
  /** @type {ReturnType<typeof nextParts>} */
  const next = { start: [], skip: [] };
  for (const { name, lane, needs } of parts) {
    if (states[name] !== 'waiting') continue;
    // A part that was not chosen is no need: its result is there from another run.
    const need = needs === undefined ? undefined : states[needs];
    if (needs !== undefined && (need === 'failed' || need === 'skipped')) next.skip.push({ name, because: needs });
    else if (!busy.has(lane)) {
      // A lane runs in order: a part that waits for its dependency blocks those behind it.
      busy.add(lane);
      if (need === undefined || need === 'passed') next.start.push(name);
    }
  }
  return next;
}
