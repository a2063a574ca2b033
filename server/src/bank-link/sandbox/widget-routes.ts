import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../../database';
import { findInstitution, institutions, searchInstitutions, type Institution } from './institutions';
import {
  durationOf,
  findScenario,
  sessionExpired,
  technicalError,
  userClosed,
  type Made,
  type Scenario,
} from './messages';
import {
  codePage,
  consentPage,
  credentialsPage,
  errorPage,
  institutionsPage,
  progressPage,
  resultPage,
  type Standing,
} from './pages/steps';
import { accountsOf } from './sample-accounts';
import { addLink } from './store';
import { about, widgetTexts, type WidgetTexts } from './texts';
import type { SandboxTokens, Visit } from './tokens';
import { sendPage } from './widget-page';

const CODE = '123456';
const text = v.fallback(v.string(), '');
const fields = v.fallback(v.object({ visit: text, search: text, provider: text, user: text, code: text }), {
  visit: '',
  search: '',
  provider: '',
  user: '',
  code: '',
});
type Fields = v.InferOutput<typeof fields>;

interface WidgetContext {
  readonly db: Database;
  readonly tokens: SandboxTokens;
}

interface StepRequest {
  readonly visit: Visit;
  readonly standing: Standing;
  readonly given: Fields;
}

const lostWay = ({ failure }: WidgetTexts) => technicalError('E111', 'INVALID_REQUEST', failure.lost);

const textsOf = ({ language = 'en' }: Visit) => widgetTexts[language];
const placeOf = ({ origin, theme, language = 'en' }: Visit) => ({ origin, theme, language });
const lost = (visit: Visit) => errorPage(visit.origin, lostWay(textsOf(visit)), visit.language);

/** The bank and the scenario chosen in a visit, if any. */
function chosen({ providerId, scenario }: Visit): {
  institution: Institution | undefined;
  scenario: Scenario | undefined;
} {
  return {
    institution: providerId === undefined ? undefined : findInstitution(providerId),
    scenario: scenario === undefined ? undefined : findScenario(scenario),
  };
}

/** The bank, and for `double` the one after it in the list. */
function banksOf({ makes }: Scenario, institution: Institution): Institution[] {
  const place = institutions.indexOf(institution);
  return [...institutions, ...institutions].slice(place, place + makes);
}

async function finish(
  { db }: WidgetContext,
  { sub, origin, theme, language = 'en' }: Visit,
  scenario: Scenario,
  institution: Institution,
): Promise<string> {
  const made: Made[] = [];
  for (const bank of banksOf(scenario, institution)) {
    made.push({ link: await addLink(db, sub, bank.id), institution: bank });
  }
  const isConnected = made.length > 0;
  const texts = widgetTexts[language];
  return resultPage({
    origin,
    theme,
    language,
    title: isConnected ? texts.result.linked : texts.result.failed,
    text: isConnected ? texts.result.linkedText : about(texts.result.failedText, institution.name),
    accounts: made.flatMap(({ link }) => accountsOf(link, new Date())),
    messages: scenario.messages(made, institution, texts),
    closing: isConnected ? { action: 'exit', fnToCall: 'accountStatus', sites: [] } : userClosed,
  });
}

/** The steps of the widget after its first page. Each is a form that carries the visit's state in a sealed field. */
export function widgetRoutes(app: FastifyInstance, context: WidgetContext): void {
  const { tokens } = context;

  const step = (name: string, render: (request: StepRequest) => string | Promise<string>) => {
    app.post(`/widget/${name}`, async (request: FastifyRequest, reply: FastifyReply) => {
      const given = v.parse(fields, request.body);
      const opened = tokens.readVisit(given.visit);
      if (!opened.ok) {
        const { origin, language = 'en' } = opened.claims ?? { origin: undefined };
        const error = (opened.problem === 'expired' ? sessionExpired : lostWay)(widgetTexts[language]);
        return sendPage(reply.code(400), origin, errorPage(origin, error, language));
      }
      const visit = opened.claims;
      return sendPage(
        reply,
        visit.origin,
        await render({ visit, given, standing: { ...placeOf(visit), visit: given.visit } }),
      );
    });
  };
  const standingOf = (visit: Visit): Standing => ({ ...placeOf(visit), visit: tokens.sealVisit(visit) });

  step('institutions', ({ standing, given }) =>
    institutionsPage(standing, searchInstitutions(given.search), given.search),
  );

  step('institution', ({ visit, given }) => {
    const institution = findInstitution(Number(given.provider));
    if (!institution) return lost(visit);
    return credentialsPage(standingOf({ ...visit, providerId: institution.id }), institution);
  });

  step('credentials', ({ visit, standing, given }) => {
    const { institution } = chosen(visit);
    if (!institution) return lost(visit);
    const userName = given.user.trim();
    if (userName === '') return credentialsPage(standing, institution, textsOf(visit).signIn.missing);
    const scenario = findScenario(userName);
    if (!scenario) {
      return credentialsPage(standing, institution, textsOf(visit).signIn.unknown, userName);
    }
    const next = standingOf({ ...visit, scenario: scenario.userName });
    return scenario.asksCode ? codePage(next, institution) : consentPage(next, institution);
  });

  step('code', ({ visit, standing, given }) => {
    const { institution } = chosen(visit);
    if (!institution) return lost(visit);
    return given.code.trim() === CODE
      ? consentPage(standing, institution)
      : codePage(standing, institution, textsOf(visit).code.wrong);
  });

  step('consent', ({ visit }) => {
    const { institution, scenario } = chosen(visit);
    if (!institution || !scenario) return lost(visit);
    if (scenario.expires) return errorPage(visit.origin, sessionExpired(textsOf(visit)), visit.language);
    return progressPage(standingOf({ ...visit, hasAgreed: true }), institution, durationOf(scenario));
  });

  step('finish', ({ visit }) => {
    const { institution, scenario } = chosen(visit);
    if (!institution || !scenario || !visit.hasAgreed) return lost(visit);
    return finish(context, visit, scenario, institution);
  });
}
