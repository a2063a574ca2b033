import { readFileSync } from 'node:fs';
import { startServer, temporaryFolder } from './start-server';
import { send } from '../test/support/send';
import { importFile, previewFile } from '../test/support/import-file';
const DAY = 86400000;
const dayOf = (n: number) => new Date(Date.now() - n * DAY).toISOString().slice(0, 10).split('-').reverse().join('/');
const rss = (pid: number) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024);
const peak = (pid: number) => Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024);
async function one(total: number) {
  const server = await startServer({ dataDir: temporaryFolder() });
  const url = `http://localhost:${server.port}`;
  const reg = await send(url, 'POST', '/api/v1/auth/register', { body: { email: 'a@example.com', password: 'unlikely ducks parade', first_name: 'I', last_name: 'M' } });
  const token = (reg.body as any).access_token;
  const start = rss(server.pid);
  let accountId: string | undefined;
  const out: Record<string, number> = { rows: total, rssStart: start };
  const time = async (name: string, work: () => Promise<any>) => { const t = performance.now(); const r = await work(); out[name] = Math.round(performance.now() - t); if (r.status >= 300) out[name + 'Status'] = r.status; return r; };
  const per = Math.min(total, 50_000);
  for (let part = 0; part * per < total; part += 1) {
    const rows = Array.from({ length: per }, (_n, i) => { const k = part * per + i; return `${dayOf(5 + Math.floor(k / 60))},"${-(1 + (k % 5000)) / 100 - part / 100}","SHOP ${k % 997} SYDNEY NSW AUS ${k % 77}"`; });
    const r = await importFile({ url }, token, { text: ['Date,Amount,Description', ...rows].join('\n'), ...(accountId && { accountId }) } as any);
    if (r.status >= 300) console.log(part, r.status, JSON.stringify(r.body).slice(0, 200));
    accountId ??= (r.body as any).account_id ?? (r.body as any).account?.id;
  }
  const month = ['Date,Amount,Description', ...Array.from({ length: 30 }, (_n, i) => `${dayOf(i)},-${20 + i}.55,MONTH ${i}`)].join('\n');
  await time('preview', () => previewFile({ url }, token, { text: month, ...(accountId && { accountId }) } as any));
  await time('import', () => importFile({ url }, token, { text: month, ...(accountId && { accountId }) } as any));
  await time('searchNone', () => send(url, 'GET', '/api/v1/money/transactions?search=riverbend', { token }));
  await time('searchHit', () => send(url, 'GET', '/api/v1/money/transactions?search=shop', { token }));
  await time('overview', () => send(url, 'GET', '/api/v1/money/overview', { token }));
  await time('overviewAgain', () => send(url, 'GET', '/api/v1/money/overview', { token }));
  await time('cycle', () => send(url, 'GET', '/api/v1/money/cycle', { token }));
  out.rssEnd = rss(server.pid); out.peak = peak(server.pid);
  console.log(JSON.stringify(out));
  await server.stop();
}
(async () => { for (const n of process.argv.slice(2).map(Number)) await one(n); })().catch((e) => { console.error(e); process.exit(1); });
