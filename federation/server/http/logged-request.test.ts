import { fastify } from 'fastify';
import { loggedRequest } from './logger-options';

test.each([
  ['/', '/'],
  ['/dashboard', '/dashboard'],
  ['/dashboard/', '/dashboard/'],
  ['/goals/42', '/goals/*'],
  ['/goals/42/edit?by=me', '/goals/*'],
  ['/sign-in?token=1', '/sign-in'],
  ['/static/js/main.12345678.js', '/static/js/main.12345678.js'],
  ['/remotes/mfe-quiz/static/js/a.js', '/remotes/mfe-quiz/static/js/a.js'],
  ['/caf%C3%A9', '/*'],
  ['/api/v1/goals/42', '/api/v1/goals/:id'],
])('the URL %s is logged as the path %s', async (url, path) => {
  const app = fastify();
  app.get('/api/v1/goals/:id', async (request) => loggedRequest(request));
  app.get('/*', async (request) => loggedRequest(request));
  expect((await app.inject(url)).json()).toEqual({ method: 'GET', path });
  await app.close();
});
