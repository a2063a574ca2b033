import * as v from 'valibot';
import { actionStates, dismissReasons } from './actions';
import type { Insight, InsightsResult, InvestmentProfile } from './insights';
import { adviceLink, adviceStep, answerDifference, insightsStatus, kindLine, metricNames, urgencies } from './insights';
import { supportNeeds } from './support';
import { asList, asRecord, loosePercent, moment, readChange, readDetails, readWith } from './read-loose';

const text = v.fallback(v.string(), '');

/** Returns an optional schema that reads an invalid value as undefined. */
const optional = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);

const looseRecommendation = v.object({
  id: optional(v.pipe(v.string(), v.nonEmpty())),
  title: v.pipe(v.string(), v.nonEmpty()),
  urgency: v.fallback(v.picklist(urgencies), 'medium'),
  description: text,
  estimated_impact: text,
  state: optional(v.picklist(actionStates)),
  until: optional(moment),
  reason: optional(v.picklist(dismissReasons)),
  metric: optional(v.picklist(metricNames)),
  essential: optional(v.boolean()),
  why: optional(v.string()),
  steps: optional(v.array(adviceStep)),
  links: optional(v.array(adviceLink)),
  amounts: optional(v.string()),
  is_goal: optional(v.boolean()),
});

const looseProfile = v.object({
  investment_horizon: text,
  risk_tolerance: text,
  preferred_focus: text,
  note: v.optional(text),
});

function readInsight(value: unknown): Insight[] {
  const raw = asRecord(value);
  const title = typeof raw['title'] === 'string' ? raw['title'] : '';
  if (raw['type'] === 'metric' && title) {
    const percent = readWith(loosePercent, raw['value'] ?? raw['score']);
    const change = readChange(raw['change']);
    return percent === null
      ? []
      : [{ type: 'metric', title, value: percent, ...readDetails(raw), ...(change && { change }) }];
  }
  if (raw['type'] === 'recommendations') {
    const recommendations = asList(raw['recommendations']).flatMap((one) => readWith(looseRecommendation, one) ?? []);
    return [{ type: 'recommendations', title, recommendations }];
  }
  return [];
}

function readProfile(value: unknown): InvestmentProfile | null {
  const profile = readWith(looseProfile, value);
  return profile && Object.values(profile).some(Boolean) ? profile : null;
}

/** Reads insights from `data` or the top level, without invalid parts (readings, "Dashboard"). Never throws. */
export function readInsights(payload: unknown): InsightsResult {
  const outer = asRecord(payload);
  const inner = asRecord(outer['data']);
  const list = Array.isArray(inner['insights']) ? inner['insights'] : asList(outer['insights']);
  const status = readWith(insightsStatus, inner['status'] ?? outer['status']);
  const support = readWith(supportNeeds, inner['support'] ?? outer['support']);
  const kind = readWith(kindLine, inner['kind_line'] ?? outer['kind_line']);
  const differences = readWith(v.array(answerDifference), inner['differences'] ?? outer['differences']);
  const isClosed = readWith(v.boolean(), inner['steps_closed'] ?? outer['steps_closed']);
  return {
    insights: list.flatMap(readInsight),
    investment_profile: readProfile(inner['investment_profile'] ?? outer['investment_profile']),
    ...(status && { status }),
    ...(support && { support }),
    ...(kind && { kind_line: kind }),
    ...(differences && { differences }),
    ...(isClosed && { steps_closed: true }),
  };
}
