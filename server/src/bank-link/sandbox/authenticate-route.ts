import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languages, type Language } from '@verdant/shared/contract';
import * as v from 'valibot';
import { findInstitution, institutions } from './institutions';
import { sessionExpired, technicalError, type TechnicalError } from './messages';
import { credentialsPage, errorPage, institutionsPage } from './pages/steps';
import type { AccessClaims, SandboxTokens } from './tokens';
import { widgetTexts } from './texts';
import { sendPage } from './widget-page';

const BEARER = 'Bearer ';
const text = v.fallback(v.string(), '');
const form = v.fallback(v.object({ accessToken: text, extraParams: text }), { accessToken: '', extraParams: '' });
/** Not part of the aggregator's API: the sandbox's script passes the host page's theme. */
const themeParameter = v.fallback(v.optional(v.picklist(['light', 'dark'])), undefined);
/** FastLink's parameter: `de_DE`. */
const localeParameter = (locale: string | null): Language | undefined =>
  languages.find((language) => language === locale?.slice(0, 2));
const flows = ['', 'add', 'edit', 'refresh'];

const noBearer = technicalError(
  'E103',
  'INVALID_ACCESS_TOKEN',
  'The access token is missing, or does not begin with Bearer.',
);
const badToken = technicalError('E103', 'INVALID_ACCESS_TOKEN', 'The access token is not valid.');
const noConfig = technicalError('E700', 'REQUIRED_PARAMETER_MISSING', 'The parameter configName is missing.');
const badParameter = (name: string) =>
  technicalError('E701', 'INVALID_PARAMETER_OR_VALUE', `Invalid value for ${name}`);

type Admitted =
  | { readonly claims: AccessClaims }
  | { readonly error: TechnicalError; readonly origin: string | undefined };

function admit(tokens: SandboxTokens, accessToken: string, language: Language): Admitted {
  if (!accessToken.startsWith(BEARER)) return { error: noBearer, origin: undefined };
  const opened = tokens.readAccess(accessToken.slice(BEARER.length));
  if (opened.ok) return { claims: opened.claims };
  // An expired token still has a valid signature, so its origin can be trusted.
  return {
    error: opened.problem === 'expired' ? sessionExpired(widgetTexts[language]) : badToken,
    origin: opened.claims?.origin,
  };
}

function wrongParameter(params: URLSearchParams): TechnicalError | undefined {
  if (!params.get('configName')) return noConfig;
  if (!flows.includes(params.get('flow') ?? '')) return badParameter('flow');
  const providerId = params.get('providerId');
  if (providerId !== null && !findInstitution(Number(providerId))) return badParameter('providerId');
  return undefined;
}

/** Opens the widget: a form with `accessToken` and `extraParams`, posted into a frame. */
export function authenticateRoute(
  app: FastifyInstance,
  tokens: SandboxTokens,
  pageBeside: (request: FastifyRequest) => string | undefined,
): void {
  app.post('/authenticate/:environment/fastlink', async (request, reply) => {
    const { accessToken, extraParams } = v.parse(form, request.body);
    const params = new URLSearchParams(extraParams);
    const language = localeParameter(params.get('locale')) ?? 'en';
    const admitted = admit(tokens, accessToken, language);
    if ('error' in admitted) {
      // Without a valid token no origin gets messages, except the page that this sandbox runs for.
      const origin = admitted.origin ?? pageBeside(request);
      return sendPage(reply.code(401), origin, errorPage(origin, admitted.error, language));
    }
    const { claims } = admitted;
    const wrong = wrongParameter(params);
    if (wrong) return sendPage(reply.code(400), claims.origin, errorPage(claims.origin, wrong, language));

    const institution = findInstitution(Number(params.get('providerId')));
    const theme = v.parse(themeParameter, params.get('colorScheme'));
    const visit = {
      ...tokens.beginVisit(claims),
      ...(institution && { providerId: institution.id }),
      ...(theme && { theme }),
      language,
    };
    const standing = { origin: claims.origin, theme, language, visit: tokens.sealVisit(visit) };
    return sendPage(
      reply,
      claims.origin,
      institution ? credentialsPage(standing, institution) : institutionsPage(standing, institutions, ''),
    );
  });
}
