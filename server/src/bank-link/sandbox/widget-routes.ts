import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages, type Language } from '@verdant/shared/contract';
import * as v from 'valibot';
import type { Database } from '../../database';
import { verifyAccess, type WidgetAccess } from './access-token';
import { findInstitution, institutions, type Institution } from './institutions';
import { buildSandboxAccounts } from './sample-accounts';
import {
  findScenario,
  sessionExpired,
  technicalError,
  type CreatedConnection,
  type Scenario,
  type TechnicalError,
} from './scenarios';
import { addLink, readOrCreateSandboxKey } from './store';
import { widgetTexts } from './texts';
import { renderWidget, type WidgetParameters } from './widget-page';

const BEARER = 'Bearer ';
const text = v.fallback(v.string(), '');
const openForm = v.fallback(v.object({ accessToken: text, extraParams: text }), { accessToken: '', extraParams: '' });
const finishForm = v.object({ accessToken: text, provider: text, user: text, language: v.picklist(languages) });
const themeParameter = v.fallback(v.optional(v.picklist(['light', 'dark'])), undefined);
/** Returns the language of a FastLink parameter `locale`, such as `de_DE`; undefined for an unsupported language. */
const localeParameter = (locale: string | null): Language | undefined =>
  languages.find((language) => language === locale?.slice(0, 2));
const flows = ['', 'add', 'edit', 'refresh'];

const badToken = technicalError('E103', 'INVALID_ACCESS_TOKEN', 'The access token is missing or not valid.');
const noConfig = technicalError('E700', 'REQUIRED_PARAMETER_MISSING', 'The parameter configName is missing.');
const badParameter = (name: string) =>
  technicalError('E701', 'INVALID_PARAMETER_OR_VALUE', `Invalid value for ${name}`);

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

export function sendWidget(reply: FastifyReply, opening: WidgetParameters): FastifyReply {
  return reply
    .headers({ 'content-security-policy': policyFor(opening.origin), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(renderWidget(opening));
}

type Admitted =
  | { readonly access: WidgetAccess; readonly error?: undefined }
  | { readonly error: TechnicalError; readonly origin: string | undefined };

async function admit(db: Database, accessToken: string, language: Language): Promise<Admitted> {
  if (!accessToken.startsWith(BEARER)) return { error: badToken, origin: undefined };
  const { status, access } = await verifyAccess(await readOrCreateSandboxKey(db), accessToken.slice(BEARER.length));
  if (status === 'valid') return { access };
  return { error: status === 'expired' ? sessionExpired(widgetTexts[language]) : badToken, origin: access?.origin };
}

function findProblem(params: URLSearchParams): TechnicalError | undefined {
  if (!params.get('configName')) return noConfig;
  if (!flows.includes(params.get('flow') ?? '')) return badParameter('flow');
  const providerId = params.get('providerId');
  if (providerId !== null && !findInstitution(Number(providerId))) return badParameter('providerId');
  return undefined;
}

/** Returns the chosen bank, and for the scenario `double` the next bank in the list too. */
function banksOf({ makes }: Scenario, institution: Institution): Institution[] {
  const place = institutions.indexOf(institution);
  return [...institutions, ...institutions].slice(place, place + makes);
}

/** Serves the widget and creates connections at the last step. `pageBeside` returns the origin of the product's server. */
export function widgetRoutes(
  app: FastifyInstance,
  db: Database,
  pageBeside: (request: FastifyRequest) => string | undefined,
): void {
  // Path and fields equal those of the form by which the page opens FastLink in a frame.
  app.post('/authenticate/:environment/fastlink', async (request, reply) => {
    const { accessToken, extraParams } = v.parse(openForm, request.body);
    const params = new URLSearchParams(extraParams);
    const language = localeParameter(params.get('locale')) ?? 'en';
    const admitted = await admit(db, accessToken, language);
    if (admitted.error) {
      // The message goes to the product's origin for an invalid token, because such a token contains no trusted origin.
      const origin = admitted.origin ?? pageBeside(request);
      return sendWidget(reply.code(401), { language, origin, error: admitted.error });
    }
    const { origin } = admitted.access;
    const error = findProblem(params);
    if (error) return sendWidget(reply.code(400), { language, origin, error });
    const institution = findInstitution(Number(params.get('providerId')));
    const theme = v.parse(themeParameter, params.get('colorScheme'));
    return sendWidget(reply, { language, origin, theme, accessToken, institution });
  });

  app.post('/widget/finish', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const form = v.safeParse(finishForm, request.body);
    const language = form.success ? form.output.language : 'en';
    const texts = widgetTexts[language];
    const lost = { error: technicalError('E111', 'INVALID_REQUEST', texts.failure.lost) };
    if (!form.success) return reply.code(400).send(lost);
    const { accessToken, provider, user } = form.output;
    const admitted = await admit(db, accessToken, language);
    if (admitted.error) return reply.code(401).send({ error: admitted.error });
    const [institution, scenario] = [findInstitution(Number(provider)), findScenario(user)];
    if (!institution || !scenario) return reply.code(400).send(lost);
    if (scenario.expires) return reply.send({ error: sessionExpired(texts) });
    const made: CreatedConnection[] = [];
    for (const bank of banksOf(scenario, institution)) {
      made.push({ link: await addLink(db, admitted.access.loginName, bank.id), institution: bank });
    }
    const accounts = made.flatMap(({ link }) => buildSandboxAccounts(link, new Date()));
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
