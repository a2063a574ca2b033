import type { FastifyPluginAsync } from 'fastify';
import { contactCalls, type Contact } from '@verdant/shared/contract';
import { serveCall } from '../serve-call';

/** How users reach the operator. Public. */
export const contactRoutes: FastifyPluginAsync<{ readonly settings: { readonly contact: Contact | null } }> = async (
  app,
  { settings: { contact } },
) => {
  serveCall(app, contactCalls.read, {}, async () => ({ contact }));
};
