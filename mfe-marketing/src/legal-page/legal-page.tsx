import type { ReactNode } from 'react';
import { Link } from '@verdant/shared/router';
import { Page } from '@verdant/shared/ui';
import { useAnchor } from '../anchor/use-anchor';
import styles from './legal-page.module.css';

type PageLink = { to: string; label: string };

type LegalSection = {
  /** Anchor in the URL, equal in all languages. */
  id: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  content?: ReactNode;
  links?: readonly PageLink[];
};

type LegalPageProps = {
  title: string;
  subtitle: string;
  /** Note that no lawyer has checked the page; undefined for a final text. */
  draft?: { mark: string; text: string };
  contents: string;
  sections: readonly LegalSection[];
  related: PageLink;
};

export function LegalPage({ title, subtitle, draft, contents, sections, related }: LegalPageProps) {
  useAnchor();
  return (
    <Page title={title} subtitle={subtitle}>
      <div className={`${styles.columns} v-stack v-gap-8`}>
        {draft && (
          <div className={`${styles.draft} v-stack v-gap-2`}>
            <p className="v-strong">{draft.mark}</p>
            <p>{draft.text}</p>
          </div>
        )}
        <nav aria-labelledby="contents" className={`${styles.contents} v-screen`}>
          <p id="contents" className="v-strong">
            {contents}
          </p>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className="v-link v-target v-hover v-muted v-sm">
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={`v-stack v-gap-8 v-measure ${styles.body}`}>
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className={`${styles.section} v-stack v-gap-3 v-anywhere`}
            >
              <h2 id={`${section.id}-title`} className="v-xxl">
                {section.title}
              </h2>
              <Paragraphs texts={section.paragraphs ?? []} />
              {section.points && <Points texts={section.points} />}
              {section.content}
              {section.links && <PageLinks links={section.links} />}
            </section>
          ))}
          <p className={`${styles.section} v-stack v-gap-3 v-anywhere`}>
            <Link to={related.to} className="v-link v-left-in-cell v-strong">
              {related.label}
            </Link>
          </p>
        </div>
      </div>
    </Page>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={`${styles.points} v-stack v-gap-2`}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function PageLinks({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className="v-cluster v-gap-2 v-column-6">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className="v-link v-left-in-cell v-strong">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
