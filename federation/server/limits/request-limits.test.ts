import { EventEmitter } from 'node:events';
import Fastify from 'fastify';
import { ApiError } from '../http/errors';
import { createLimiter } from './limiter';
import { createLimits } from './limits';
import { limitRequests } from './request-limits';
import { holdSlot } from './route-limits';

test('calls beyond the limit of an IP address get 429 with Retry-After, and files have twice that limit', async () => {
  const app = Fastify();
  limitRequests(app, createLimits(), {
    requestsPerIp: 2,
    requestsPerAccount: 100,
    requestsAtOnce: 4,
    trustProxy: false,
  });
  app.get('/api/v1/a', async () => 'call');
  app.get('/a.js', async () => 'file');
  const get = async (url: string, remoteAddress = '203.0.113.1') => {
    const { statusCode, headers } = await app.inject({ url, remoteAddress });
    return statusCode === 429 ? `429 ${Number(headers['retry-after']) > 0}` : statusCode;
  };
  const inTurn = async (url: string, count: number) => {
    const found: unknown[] = [];
    for (let sent = 0; sent < count; sent += 1) found.push(await get(url));
    return found;
  };
  expect(await inTurn('/api/v1/a', 3)).toEqual([200, 200, '429 true']);
  expect(await get('/api/v1/a', '203.0.113.2')).toBe(200);
  expect(await inTurn('/a.js', 5)).toEqual([200, 200, 200, 200, '429 true']);
  await app.close();
});

test('holdSlot occupies a slot until the response closes, and refuses a request that finds no free slot', async () => {
  const limiter = createLimiter({ concurrency: 2, waiting: 0 });
  const hold = async (key: string, isClosed = false) => {
    const raw = Object.assign(new EventEmitter(), { destroyed: isClosed });
    await holdSlot({ raw }, limiter, key, new ApiError(429, 'full'));
    return () => raw.emit('close');
  };
  const ends = [await hold('a'), await hold('a')];
  await expect(hold('a')).rejects.toThrow('full');
  await hold('b', true);
  await hold('b');
  await hold('b');
  await expect(hold('b')).rejects.toThrow('full');
  ends[0]?.();
  await hold('a');
  await expect(hold('a')).rejects.toThrow('full');
});
