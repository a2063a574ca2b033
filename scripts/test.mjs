import '../federation/cli/lib/require-node.mjs';
import { chooseParts } from './lib/choose-parts.mjs';
import { runMain } from '../federation/cli/lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startProgress } from '../federation/cli/lib/progress.mjs';
import { PARTS } from './lib/test-parts.mjs';
import { duration } from '../federation/cli/lib/time.mjs';

const SHOWN_LINES = 400;

/** @param {string} text */
function tail(text) {
  const lines = text.trimEnd().split('\n');
  const hidden = lines.length - SHOWN_LINES;
  return hidden > 0
    ? `... ${hidden} lines more, in test-results\n${lines.slice(-SHOWN_LINES).join('\n')}`
    : lines.join('\n');
}

/**
 * @param {{ name: string, passed: number, failed: number, ms: number, skipped?: string }} result
 */
function summaryLine({ name, passed, failed, ms, skipped }) {
  if (skipped !== undefined) return `  ${name.padEnd(8)} not run: ${skipped}`;
  return `  ${name.padEnd(8)} ${failed === 0 ? 'ok    ' : 'FAILED'} ${passed} passed, ${failed} failed, ${duration(ms)}`;
}

await runMain(async () => {
  const { chosen, extra } = chooseParts(process.argv.slice(2), PARTS);
  await ensureInstalled();
  const alone = chosen.length === 1;
  const started = Date.now();
  /** @type {(Parameters<typeof summaryLine>[0])[]} */
  const results = [];

  for (const part of chosen) {
    const broken = results.find(({ name, failed }) => name === part.needs && failed > 0);
    if (broken) {
      const result = { name: part.name, passed: 0, failed: 1, ms: 0, skipped: `${broken.name} failed` };
      results.push(result);
      console.log(summaryLine(result));
      continue;
    }
    console.log(`${part.name}: ${part.about}`);
    const progress = alone || part.tells ? undefined : startProgress(() => part.name);
    const partStarted = Date.now();
    const { passed, failed, output } = await part.run({ show: alone, extra });
    progress?.stop();
    if (failed > 0 && output !== '') console.log(tail(output));
    const result = { name: part.name, passed, failed, ms: Date.now() - partStarted };
    results.push(result);
    console.log(summaryLine(result));
  }

  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\nTook ${duration(Date.now() - started)}`);
  for (const result of results) console.log(summaryLine(result));
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
