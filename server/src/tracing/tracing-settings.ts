import * as v from 'valibot';
import { textOrUndefined, type SettingDefinitions } from '../setting-values';

const isHttpUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Settings of OpenTelemetry, whose packages read further `OTEL_*` variables themselves. */
export const tracingSettings = {
  otlpEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: '',
    meaning: 'URL that traces are sent to by OTLP over HTTP; without it there are none.',
    schema: textOrUndefined(isHttpUrl, 'must look like http://collector:4318'),
  },
  traceRatio: {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    fallback: '1',
    meaning: 'Share of the traces that are recorded, from 0 to 1.',
    schema: v.pipe(
      v.string(),
      v.regex(/^(?:0|1|0?\.\d{1,6}|1\.0)$/, 'must be a number from 0 to 1'),
      v.transform(Number),
    ),
  },
} satisfies SettingDefinitions;
