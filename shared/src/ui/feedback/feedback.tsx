import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { getFailureReference } from '../../failures/recent-failure';
import { classNames } from '../class-names';
import { useTexts } from '../kit-texts';
import styles from './feedback.module.css';

type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classNames('v-inline-flex v-center v-gap-2 v-xs v-nowrap', styles.badge, styles[tone])}>
      {children}
    </span>
  );
}

/** A badge that marks figures as fixed examples. */
export function SampleMark({ label }: { label?: string }) {
  const t = useTexts();
  return <Badge>{label ?? t('ui.sample')}</Badge>;
}

const bannerIcons = { bad: CircleAlert, good: CircleCheck, info: Info, warn: CircleAlert };

type BannerProps = { tone?: keyof typeof bannerIcons; children: ReactNode };

function Reference({ id }: { id: string }) {
  const t = useTexts();
  return <small>{t('ui.reference', { id })}</small>;
}

/** A message in the page. An error also shows the reference of a call that has just failed. */
export function Banner({ tone = 'bad', children }: BannerProps) {
  const Icon = bannerIcons[tone];
  const [id] = useState(getFailureReference);
  return (
    <div
      className={classNames('v-inline v-start v-gap-3 v-sm', styles.banner, styles[tone])}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <Icon size={18} aria-hidden="true" />
      <div className="v-stack v-gap-2 v-grow v-narrowing">
        <div className={styles.message}>{children}</div>
        {id && tone === 'bad' && <Reference id={id} />}
      </div>
    </div>
  );
}

/** A centred spinner; `label` is shown under it. */
export function Spinner({ label, hiddenLabel }: { label?: ReactNode; hiddenLabel?: string }) {
  const t = useTexts();
  return (
    <div className={styles.centre} role="status">
      <div className={styles.spinner} aria-hidden="true" />
      <span className={label === undefined ? 'visually-hidden' : styles.message}>
        {label ?? hiddenLabel ?? t('ui.loading')}
      </span>
    </div>
  );
}

/** A grey placeholder for content that is loading; `height` in CSS units. */
export function Skeleton({ height = '1rem', width = '100%' }: { height?: string; width?: string }) {
  return <div className={styles.skeleton} style={{ height, width }} aria-hidden="true" />;
}

type ProgressBarProps = {
  label: string;
  value: number;
  max?: number;
  tone?: 'accent' | 'good' | 'warn' | 'bad';
};

const barTones = { accent: '', good: styles.barGood, warn: styles.barWarn, bad: styles.barBad };

export function ProgressBar({ label, value, max = 100, tone = 'accent' }: ProgressBarProps) {
  return (
    <progress
      className={classNames(styles.progress, barTones[tone])}
      aria-label={label}
      max={max}
      value={Math.min(max, Math.max(0, value))}
    />
  );
}

type EmptyStateProps = { icon: ReactNode; title: string; children: ReactNode; action?: ReactNode };

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={`${styles.empty} v-stack v-left v-gap-3`}>
      <div className="v-muted">{icon}</div>
      <h3 className="v-lg">{title}</h3>
      <p className="v-muted">{children}</p>
      {action}
    </div>
  );
}
