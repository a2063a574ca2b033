import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError, requireHttps, serverOptions } from '@verdant/federation/http';
import { limitConcurrency, limitPerNetwork } from '@verdant/federation/limits';
import { languages, type Language } from '@verdant/shared/contract';
import type { Database } from '../../database';
import { TOKEN_STYLES } from '../../design-tokens';
import type { Settings } from '../../settings';
import type { SandboxLink } from '../schema';
import { buildSandboxAccounts, findInstitution, institutions, type Institution } from './samples';
import { findScenario, sessionExpiredError, technicalError, widgetTexts, type Scenario } from './scenarios';
import { addSandboxLink, findWidgetAccess, type WidgetAccess } from './sandbox-aggregator';
import { renderWidget, type WidgetParameters } from './widget-page';

export const WIDGET_PATH = '/authenticate/sandbox/fastlink/';
export const WIDGET_SCRIPT_PATH = '/fastlink/v4/initialize.js';

const BEARER = 'Bearer ';
const text = v.fallback(v.string(), '');
const openForm = v.fallback(v.object({ accessToken: text, extraParams: text }), { accessToken: '', extraParams: '' });
const finishForm = v.object({ accessToken: text, provider: text, user: text, language: v.picklist(languages) });
const themeParameter = v.fallback(v.optional(v.picklist(['light', 'dark'])), undefined);
/** Returns the language of a FastLink parameter `locale`, such as `de_DE`; undefined for an unsupported language. */
const localeParameter = (locale: string | null): Language | undefined =>
  languages.find((language) => language === locale?.slice(0, 2));

const noConfig = technicalError('E700', 'REQUIRED_PARAMETER_MISSING', 'The parameter configName is missing.');

/** Returns the widget's Content Security Policy: only own files, nothing inline, embedding only by the token's origin. */
const policyFor = (origin: string | undefined) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${origin ?? "'none'"}`,
  ].join('; ');

function sendWidget(reply: FastifyReply, opening: WidgetParameters): FastifyReply {
  return reply
    .headers({ 'content-security-policy': policyFor(opening.origin), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(renderWidget(opening));
}

/** Returns the access of a token with the prefix of FastLink; undefined for an invalid or expired token. */
const findAccess = async (db: Database, accessToken: string): Promise<WidgetAccess | undefined> =>
  accessToken.startsWith(BEARER) ? findWidgetAccess(db, accessToken.slice(BEARER.length)) : undefined;

/** Returns the chosen bank, and for the scenario `double` the next bank in the list too. */
function banksOf({ makes }: Scenario, institution: Institution): Institution[] {
  const index = institutions.indexOf(institution);
  return [...institutions, ...institutions].slice(index, index + makes);
}

/** Serves the widget and creates connections at the last step. `pageBeside` returns the origin of the product's server. */
function widgetRoutes(
  app: FastifyInstance,
  db: Database,
  pageBeside: (request: FastifyRequest) => string | undefined,
): void {
  // Path and fields equal those of the form by which the page opens FastLink in a frame.
  app.post('/authenticate/:environment/fastlink', async (request, reply) => {
    const { accessToken, extraParams } = v.parse(openForm, request.body);
    const params = new URLSearchParams(extraParams);
    const language = localeParameter(params.get('locale')) ?? 'en';
    const theme = v.parse(themeParameter, params.get('colorScheme'));
    const access = await findAccess(db, accessToken);
    if (!access) {
      const error = sessionExpiredError(widgetTexts[language]);
      // The message goes to the product's origin, because an invalid token contains no trusted origin.
      return sendWidget(reply.code(401), { language, origin: pageBeside(request), theme, error });
    }
    const { origin } = access;
    if (!params.get('configName')) return sendWidget(reply.code(400), { language, origin, theme, error: noConfig });
    return sendWidget(reply, { language, origin, theme, accessToken });
  });

  app.post('/widget/finish', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const form = v.safeParse(finishForm, request.body);
    const language = form.success ? form.output.language : 'en';
    const texts = widgetTexts[language];
    const lost = { error: technicalError('E111', 'INVALID_REQUEST', texts.failure.lost) };
    if (!form.success) return reply.code(400).send(lost);
    const { accessToken, provider, user } = form.output;
    const access = await findAccess(db, accessToken);
    if (!access) return reply.code(401).send({ error: sessionExpiredError(texts) });
    const [institution, scenario] = [findInstitution(Number(provider)), findScenario(user)];
    if (!institution || !scenario) return reply.code(400).send(lost);
    if (scenario.expires) return reply.send({ error: sessionExpiredError(texts) });
    const made: SandboxLink[] = [];
    for (const { id } of banksOf(scenario, institution)) made.push(await addSandboxLink(db, access.loginName, id));
    const accounts = made.flatMap((link) => buildSandboxAccounts(link, new Date()));
    return reply.send({
      accounts: accounts.map(({ accountName, accountNumber, providerName }) => ({
        name: accountName,
        number: accountNumber,
        bank: providerName,
      })),
      messages: scenario.messages(made, institution, texts),
    });
  });
}

const asset = (name: string) => join(__dirname, 'assets', name);
const files = {
  [WIDGET_SCRIPT_PATH]: asset('initialize.js'),
  '/widget/widget.js': asset('widget.js'),
  '/widget/tokens.css': TOKEN_STYLES,
  '/widget/widget.css': asset('widget.css'),
};

/** Settings of the sandbox; `host` and `port` are the address of the product's server. */
export type SandboxSettings = Pick<
  Settings,
  'host' | 'port' | 'sandboxPort' | 'logLevel' | 'fastlinkUrl' | 'publicOrigin' | 'trustProxy'
>;

const serviceBusy = technicalError(
  'E503',
  'SERVICE_UNAVAILABLE',
  'Many people are connecting a bank right now. Please try again.',
);
const invalidRequest = technicalError('E111', 'INVALID_REQUEST', 'The request cannot be read.');

/** Builds the server of the widget, which replaces FastLink on its own origin. */
export function buildWidgetServer(db: Database, settings: SandboxSettings): FastifyInstance {
  const app = fastify(serverOptions(settings));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
  requireHttps(app, settings.fastlinkUrl ?? settings.publicOrigin);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin' });
  });
  // One network cannot block the product's pages, which share a process with the widget.
  const loop = { share: 0.25, burstMs: 50 };
  limitConcurrency(app, limitPerNetwork({ concurrency: 8, waiting: 300, loop, retrySeconds: 3 }));

  /** Returns the origin of the product's server, which runs on the host of the request. */
  const pageBeside = (request: FastifyRequest): string | undefined => {
    const url = `http://${request.hostname}:${settings.port}`;
    return URL.canParse(url) ? new URL(url).origin : undefined;
  };

  app.setErrorHandler<Error & { readonly statusCode?: number }>((thrown, request, reply) => {
    const isBusy = thrown instanceof ApiError;
    const { statusCode: status = 500 } = thrown;
    const isInvalid = !isBusy && status < 500;
    if (isBusy) reply.code(thrown.status).headers(thrown.headers);
    else reply.code(isInvalid ? status : 503);
    if (!isBusy && !isInvalid) request.log.error({ err: thrown }, 'sandbox request failed');
    const error = isInvalid ? invalidRequest : serviceBusy;
    if (request.routeOptions.url === '/widget/finish') return reply.send({ error });
    return sendWidget(reply, { language: 'en', origin: pageBeside(request), error });
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send('This is the bank sandbox. There is nothing at this address.\n'),
  );

  for (const [path, file] of Object.entries(files)) {
    const content = readFileSync(file);
    const type = path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
    app.get(path, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' })
        .type(type)
        .send(content),
    );
  }
  widgetRoutes(app, db, pageBeside);
  return app;
}
