import * as v from 'valibot';
import type { Insight, InsightsResult, InvestmentProfile, MetricInsight, Recommendation } from './insights';
import { metricInsight, urgencies } from './insights';

const record = v.record(v.string(), v.unknown());
const text = v.fallback(v.string(), '');
const percent = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
);

/** What a metric may say beyond its value; each part is taken or left by itself. */
const looseDetails = v.object({
  range: v.fallback(metricInsight.entries.range, undefined),
  confidence: v.fallback(metricInsight.entries.confidence, undefined),
  basis: v.fallback(metricInsight.entries.basis, undefined),
});

const looseRecommendation = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  urgency: v.fallback(v.picklist(urgencies), 'medium'),
  description: text,
  estimated_impact: text,
});

const looseProfile = v.object({ investment_horizon: text, risk_tolerance: text, preferred_focus: text });

function asRecord(value: unknown): Record<string, unknown> {
  return v.is(record, value) && !Array.isArray(value) ? value : {};
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function readRecommendation(value: unknown): Recommendation[] {
  const result = v.safeParse(looseRecommendation, value);
  return result.success ? [result.output] : [];
}

/** Only what is there: an absent detail is no field. */
function readDetails(raw: Record<string, unknown>): Pick<MetricInsight, 'range' | 'confidence' | 'basis'> {
  const { range, confidence, basis } = v.parse(looseDetails, raw);
  return { ...(range && { range }), ...(confidence && { confidence }), ...(basis && { basis }) };
}

function readInsight(value: unknown): Insight[] {
  const raw = asRecord(value);
  const title = typeof raw['title'] === 'string' ? raw['title'] : '';
  if (raw['type'] === 'metric' && title) {
    const result = v.safeParse(percent, raw['value'] ?? raw['score']);
    if (!result.success) return [];
    return [{ type: 'metric', title, value: Math.min(100, Math.max(0, result.output)), ...readDetails(raw) }];
  }
  if (raw['type'] === 'recommendations') {
    return [{ type: 'recommendations', title, recommendations: asList(raw['recommendations']).flatMap(readRecommendation) }];
  }
  return [];
}

function readProfile(value: unknown): InvestmentProfile | null {
  const result = v.safeParse(looseProfile, value);
  if (!result.success) return null;
  return Object.values(result.output).some(Boolean) ? result.output : null;
}

/**
 * Takes what an insights answer holds, from `data` or the top level, and leaves out what it cannot use
 * (readings, "Dashboard"). Values are percents from 0 to 100, unrounded. Never throws.
 */
export function readInsights(payload: unknown): InsightsResult {
  const outer = asRecord(payload);
  const inner = asRecord(outer['data']);
  const list = Array.isArray(inner['insights']) ? inner['insights'] : asList(outer['insights']);
  return {
    insights: list.flatMap(readInsight),
    investment_profile: readProfile(inner['investment_profile'] ?? outer['investment_profile']),
  };
}
