import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { brand } from '@verdant/shared/brand';
import { Link, useLocation } from '@verdant/shared/router';
import { Banner, ButtonLink } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './auth-layout.module.css';
import brandStyles from './brand-block.module.css';

/** Number of dots in each column, 80 in total. The dots of the outer columns on both sides are hollow. */
const HEAPS = [1, 0, 2, 2, 3, 4, 6, 8, 9, 10, 9, 8, 6, 4, 3, 2, 1, 1, 1];
const OUTER_COLUMNS = 5;
const PITCH = 10;
const WIDTH = 320;
const LINE = 103;
const START = (WIDTH - (HEAPS.length - 1) * PITCH) / 2;

const dots = HEAPS.flatMap((height, column) =>
  Array.from({ length: height }, (_, row) => ({
    cx: START + column * PITCH,
    cy: LINE - 6 - row * PITCH,
    isOuter: column < OUTER_COLUMNS || column >= HEAPS.length - OUTER_COLUMNS,
  })),
);

function DotHill() {
  return (
    <svg className={brandStyles.hill} viewBox={`0 0 ${WIDTH} ${LINE + 1}`} aria-hidden="true">
      {dots.map(({ cx, cy, isOuter }) => (
        <circle
          key={`${cx} ${cy}`}
          className={isOuter ? brandStyles.hollow : brandStyles.filled}
          cx={cx}
          cy={cy}
          r={isOuter ? 3.4 : 4}
        />
      ))}
      <path className={brandStyles.line} d={`M0 ${LINE}H${WIDTH}`} />
    </svg>
  );
}

const points = [
  { title: 'brand.scoreTitle', text: 'brand.scoreText' },
  { title: 'brand.securityTitle', text: 'brand.securityText' },
  { title: 'brand.planTitle', text: 'brand.planText' },
] as const;

function BrandBlock() {
  const t = useTexts();
  return (
    <aside className={`${brandStyles.brand} v-screen`} aria-label={brand.name}>
      <DotHill />
      <h2 className={`${brandStyles.title} v-xxl`}>{t('brand.title')}</h2>
      <ul>
        {points.map(({ title, text }) => (
          <li key={title} className={`${brandStyles.point} v-sm`}>
            <h3 className={`${brandStyles.pointTitle} v-sm v-strong v-plain`}>{t(title)}</h3>
            <p className={brandStyles.text}>{t(text)}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}

type AuthLayoutProps = {
  title: string;
  subtitle: string;
  children: ReactNode;
  /** Link to another account page below the form, for example from the sign-in page to the sign-up page. */
  footer?: ReactNode;
  below?: ReactNode;
};

/** The layout of the account screens: the form, and on wide screens the product's illustration and claims next to it. */
export function AuthLayout({ title, subtitle, children, footer, below }: AuthLayoutProps) {
  return (
    <div className={`${styles.layout} v-stack`}>
      <div className={`${styles.column} v-stack v-gap-6 v-packed v-full`}>
        <header className="v-stack v-gap-3 v-below-2">
          <h1 className={`${styles.title} v-xxxl v-tight`}>{title}</h1>
          <p className="v-muted v-lg v-leading-14">{subtitle}</p>
        </header>
        {children}
        {footer && <p className="v-line-above v-muted v-pad-top-5">{footer}</p>}
        {below}
      </div>
      <BrandBlock />
    </div>
  );
}

/** A link that passes on the navigation state with the page to open after the sign-in. */
export function LinkWithReturnPage({ to, children }: { to: string; children: ReactNode }) {
  const state: unknown = useLocation().state;
  return (
    <Link to={to} state={state} className="v-text v-link v-strong">
      {children}
    </Link>
  );
}

type FocusedMessageProps = {
  /** False if the message did not replace a form, so that the focus must not move. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** A message that replaces a submitted form and takes the focus, so that screen readers announce the message. */
export function FocusedMessage({ takesFocus = true, children }: FocusedMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className="v-stack v-gap-5 v-ringless">
      {children}
    </div>
  );
}

type OutcomePageProps = Pick<AuthLayoutProps, 'title' | 'subtitle' | 'footer' | 'children'> & {
  tone: ComponentProps<typeof Banner>['tone'];
  /** URL and label of the link to the next page. */
  next: { to: string; label: string; variant?: 'secondary' };
  takesFocus?: boolean;
};

/** A page that shows the outcome of a mailed link, with a link to the next page. */
export function OutcomePage({ title, subtitle, footer, tone, next, takesFocus, children }: OutcomePageProps) {
  return (
    <AuthLayout title={title} subtitle={subtitle} footer={footer}>
      <FocusedMessage takesFocus={takesFocus}>
        <Banner tone={tone}>{children}</Banner>
        <ButtonLink to={next.to} variant={next.variant} size="lg" block>
          {next.label}
        </ButtonLink>
      </FocusedMessage>
    </AuthLayout>
  );
}
