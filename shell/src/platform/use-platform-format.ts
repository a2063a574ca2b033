import type { LoadCounts, RemoteHealthEntry } from '@verdant/federation/contract';
import { useFormat } from '@verdant/shared/format';
import { failureRate } from './metrics';
import { usePlatformTexts } from './texts';

/** Stands for a figure that does not exist. */
export const NONE = '–';

type Browsers = RemoteHealthEntry['failures'][number]['browsers'];

export function usePlatformFormat() {
  const t = usePlatformTexts();
  const format = useFormat();
  const milliseconds = (value: number | null) =>
    value === null || Number.isNaN(value) ? NONE : t('milliseconds', { value: format.number(Math.round(value)) });
  const rate = (figures: LoadCounts) => {
    const percent = failureRate(figures);
    return percent === undefined ? NONE : format.rate(percent);
  };
  const browsersOf = (browsers: Browsers) =>
    browsers.map(({ name, count }) => `${name} (${format.number(count)})`).join(', ') || NONE;
  return { t, format, milliseconds, rate, browsersOf };
}
