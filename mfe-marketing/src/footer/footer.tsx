import { useLayoutEffect, useRef, useState } from 'react';
import { brand } from '@verdant/shared/brand';
import { Link } from '@verdant/shared/router';
import { useNotification } from '@verdant/shared/services';
import { Logo } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './footer.module.css';

/** spec 2 and 9: three columns of four entries. */
const columns = [
  { id: 'company', links: ['about', 'careers', 'contact', 'blog'] },
  { id: 'resources', links: ['help', 'privacy', 'terms', 'cookies'] },
  { id: 'products', links: ['quiz', 'platform', 'partners', 'api'] },
] as const;

const networks = ['Facebook', 'X', 'LinkedIn', 'Instagram'] as const;

/** Links to existing pages; the entries of the columns above have no pages. */
const legalPages = ['help', 'privacy', 'terms'] as const;

/** Simplified icons as SVG paths in a view box of 24 units. */
const strokes: Record<(typeof networks)[number], string> = {
  Facebook: 'M15.5 4H14a3.5 3.5 0 0 0-3.5 3.5V20M7.5 11.5h7',
  X: 'M5 5l14 14M19 5L5 19',
  LinkedIn: 'M6 10v9M6 5.5v.01M11 19v-9M11 14a3.5 3.5 0 0 1 7 0v5',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6M16.6 7.4v.01',
};

function SocialIcon({ network }: { network: (typeof networks)[number] }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={strokes[network]} />
    </svg>
  );
}

/** Renders the copyright line again if the year of the visitor's clock differs from the year of the prerendered page. */
function Copyright({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [isStale, setStale] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the first render has to be what the server wrote
  useLayoutEffect(() => setStale(line.current?.textContent !== text), [text]);
  return (
    <p
      key={String(isStale)}
      ref={line}
      className={`v-muted v-sm v-above-2 ${styles.copyright}`}
      suppressHydrationWarning
    >
      {text}
    </p>
  );
}

/** The footer, in which the entries of the columns are buttons, because they only show a notice (spec 2). */
export function Footer() {
  const t = useTexts();
  const { notify } = useNotification();
  const announce = (name: string) => notify(t('footer.notice', { name }));
  const [year] = useState(() => String(new Date().getFullYear()));
  return (
    <footer id="footer" aria-label={t('footer.label')} className={styles.footer}>
      <div className={`${styles.inner} v-folding v-gap-6 v-column-4`}>
        <div className={`${styles.about} v-stack v-gap-2 v-packed`}>
          <p className="v-inline v-gap-3 v-center v-lg v-strong v-track-2">
            <Logo size={32} />
            {brand.name}
          </p>
          <p className="v-muted">{t('footer.tagline')}</p>
          <ul className={`${styles.networks} v-cluster`} aria-label={t('footer.social')}>
            {networks.map((network) => (
              <li key={network}>
                <button type="button" className="v-icon-button" aria-label={network} onClick={() => announce(network)}>
                  <SocialIcon network={network} />
                </button>
              </li>
            ))}
          </ul>
        </div>
        {columns.map(({ id, links }) => (
          <div key={id}>
            <h2 id={`footer-${id}`} className="v-sm v-strong v-plain v-below-1">
              {t(`footer.${id}`)}
            </h2>
            <ul aria-labelledby={`footer-${id}`}>
              {links.map((link) => {
                const name = t(`footer.${link}`, { brand: brand.name });
                return (
                  <li key={link}>
                    <button
                      type="button"
                      className={`${styles.link} v-bare v-muted v-sm`}
                      onClick={() => announce(name)}
                    >
                      {name}
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
      <ul
        className={`v-cluster v-gap-2 v-column-6 v-line-above v-above-6 v-pad-top-4 ${styles.legal}`}
        aria-label={t('footer.legal')}
      >
        {legalPages.map((id) => (
          <li key={id}>
            <Link to={`/${id}`} className={`${styles.link} v-muted v-sm`}>
              {t(`footer.${id}Page`)}
            </Link>
          </li>
        ))}
      </ul>
      <Copyright text={t('footer.copyright', { year, brand: brand.name })} />
    </footer>
  );
}
