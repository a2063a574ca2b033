import { useId } from 'react';
import { useTexts } from '../kit-texts';
import styles from './gauge.module.css';

/** Radius of the ring (spec 9), in SVG units. */
const RADIUS = 70;
const STROKE = 12;
const SIZE = 2 * (RADIUS + STROKE);
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

type GaugeProps = {
  value: number;
  label: string;
  suffix?: string;
};

/** A ring that is filled to `value` percent, with the figure in its middle. */
export function Gauge({ value, label, suffix }: GaugeProps) {
  const t = useTexts();
  const id = useId();
  const fill = Math.min(1, Math.max(0, value / 100));
  return (
    <svg className={styles.gauge} viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-labelledby={id}>
      <title id={id}>{t('ui.gauge', { label, value: Math.round(value) })}</title>
      <circle className={styles.track} cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} strokeWidth={STROKE} />
      <circle
        className={styles.fill}
        cx={SIZE / 2}
        cy={SIZE / 2}
        r={RADIUS}
        strokeWidth={STROKE}
        strokeDasharray={CIRCUMFERENCE}
        strokeDashoffset={CIRCUMFERENCE * (1 - fill)}
        data-fill={fill}
      />
      <text className={styles.value} x="50%" y="47%">
        <tspan>{Math.round(value)}</tspan>
        {suffix && (
          <tspan className={styles.suffix} dx="2">
            {suffix}
          </tspan>
        )}
      </text>
      <text className={styles.label} x="50%" y="64%">
        {label}
      </text>
    </svg>
  );
}
