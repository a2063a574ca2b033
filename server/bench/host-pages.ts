import autocannon from 'autocannon';
import { median, type Finding } from './figures';
import type { Target } from './floods';

const PAGES = ['/', '/sign-in', '/help', '/dashboard'];
const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 20;
/** The limiters of pages are per IP address: as many visitors as they let through. */
const VISITORS = 250;
const AIM = 10;

/** Pages per second as browsers request them; throws when any of them fails. */
async function rateOf({ port }: Target, path: string): Promise<number> {
  const headersOf = (visitor: number) => ({
    accept: 'text/html',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'x-forwarded-for': `10.0.${visitor}.1`,
  });
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: Array.from({ length: VISITORS }, (_, visitor) => ({ path, headers: headersOf(visitor) })),
  });
  const { non2xx, errors } = result;
  if (non2xx > 0 || errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} broken`);
  return result.requests.average;
}

/** Host pages per second next to those of the tree before, in turn; the first round, in which they are prerendered, does not count. */
export async function measurePages([now, before = now]: readonly Target[]): Promise<Finding[]> {
  if (!now || !before) return [];
  const findings: Finding[] = [];
  for (const path of PAGES) {
    const rounds = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const earlier = await rateOf(before, path);
      const rate = await rateOf(now, path);
      if (round > 0) rounds.push({ earlier, rate });
    }
    findings.push({
      name: `${path}: pages`,
      before: `${Math.round(median(rounds.map(({ earlier }) => earlier)))} a second`,
      after: `${Math.round(median(rounds.map(({ rate }) => rate)))} a second`,
      ratio: median(rounds.map(({ earlier, rate }) => rate / earlier)),
      aim: { kind: 'least', limit: before === now ? 0 : AIM },
    });
  }
  return findings;
}
