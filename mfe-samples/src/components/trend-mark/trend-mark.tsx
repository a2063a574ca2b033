import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { useFormat } from '@verdant/shared/format';
import { classNames } from '@verdant/shared/ui';
import type { FigureChange } from '../../figures/change';
import { useTexts } from '../../texts';
import styles from './trend-mark.module.css';

const arrows = { up: ArrowUpRight, down: ArrowDownRight, stable: ArrowRight };

/** The trend of spending as an arrow (red for up, green for down, neutral for stable; spec 2) and in words. */
export function TrendMark({ change: { trend, percent } }: { change: FigureChange }) {
  const t = useTexts();
  const format = useFormat();
  const Arrow = arrows[trend];
  return (
    <span className={classNames(styles.trend, styles[trend])} data-trend={trend}>
      <Arrow size={16} aria-hidden="true" />
      <span>{t(`trend.${trend}`, { percent: format.percent(Math.abs(percent)) })}</span>
    </span>
  );
}
