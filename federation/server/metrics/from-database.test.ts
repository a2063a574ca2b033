import { Gauge, Registry } from 'prom-client';
import { fromDatabase } from './from-database';

test('a scrape reads the values again, and goes without them while the database is away', async () => {
  const registry = new Registry();
  let rows: [string, number][] | undefined = [
    ['a', 1],
    ['b', 2],
  ];
  const gauge = new Gauge({
    name: 'rows',
    help: 'Rows.',
    labelNames: ['table'],
    registers: [registry],
    collect: fromDatabase(async () => {
      if (!rows) throw new Error('away');
      for (const [table, count] of rows) gauge.set({ table }, count);
    }),
  });
  new Gauge({ name: 'process', help: 'Of the process.', registers: [registry] }).set(7);
  const samples = async () => (await registry.metrics()).split('\n').filter((line) => line !== '' && line[0] !== '#');

  expect(await samples()).toEqual(['rows{table="a"} 1', 'rows{table="b"} 2', 'process 7']);
  rows = [['b', 3]];
  expect(await samples()).toEqual(['rows{table="b"} 3', 'process 7']);
  rows = undefined;
  expect(await samples()).toEqual(['process 7']);
});
