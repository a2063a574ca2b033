#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { firefoxPath } from './firefox-path.mjs';

/*
 * Proxy between Playwright and the system's Firefox (WebDriver BiDi). The proxy confirms one command that Firefox ESR does
 * not have and that Playwright needs to open pages. A preference in firefox.config.ts sets reduced motion instead of that
 * command.
 */

const UNKNOWN_COMMANDS = new Set(['emulation.setMediaFeaturesOverride']);

/**
 * Forwards those messages from one connection to the other for which `keeps` returns true. Messages are queued until the
 * other connection is open.
 * @param {WebSocket} from @param {WebSocket} to @param {(text: string) => boolean} keeps
 */
function relay(from, to, keeps) {
  /** @type {string[]} */
  const waiting = [];
  to.on('open', () => waiting.splice(0).forEach((text) => to.send(text)));
  from.on('message', (data) => {
    const text = data.toString();
    if (!keeps(text)) return;
    if (to.readyState === WebSocket.OPEN) to.send(text);
    else waiting.push(text);
  });
  from.on('close', () => to.close());
  from.on('error', () => to.close());
}

/**
 * Starts the proxy server.
 * @param {string} endpoint WebSocket URL of Firefox
 * @returns {Promise<string>} WebSocket URL of the proxy, for Playwright
 */
async function startProxy(endpoint) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (client, { url }) => {
    const browser = new WebSocket(endpoint + url, { maxPayload: 0 });
    relay(browser, client, () => true);
    relay(client, browser, (text) => {
      const { id, method } = JSON.parse(text);
      if (!UNKNOWN_COMMANDS.has(method)) return true;
      client.send(JSON.stringify({ type: 'success', id, result: {} }));
      return false;
    });
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The system gave no port');
  return `ws://127.0.0.1:${bound.port}`;
}

const path = firefoxPath();
if (path === undefined) throw new Error('Firefox was not found: install it, or set FIREFOX_PATH');
const browser = spawn(path, process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] });
createInterface({ input: browser.stderr }).on('line', (line) => {
  const endpoint = /WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line)?.[1];
  if (endpoint === undefined) process.stderr.write(`${line}\n`);
  else void startProxy(endpoint).then((ours) => process.stderr.write(`WebDriver BiDi listening on ${ours}\n`));
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => browser.kill(signal));
browser.on('exit', (code) => process.exit(code ?? 1));
