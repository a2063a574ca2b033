import type { FastifyPluginAsync } from 'fastify';

/** `GET /openapi.json`: the description of the API. Public; made, and its library loaded, at the first request. */
export const apiDocumentRoutes: FastifyPluginAsync = async (app) => {
  let document: Promise<string> | undefined;
  const make = async () => JSON.stringify((await import('./api-document')).apiDocument());
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await (document ??= make())),
  );
};
