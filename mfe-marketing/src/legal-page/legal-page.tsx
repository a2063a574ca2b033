import type { ReactNode } from 'react';
import { Link } from '@verdant/shared/router';
import { Page } from '@verdant/shared/ui';
import { useAnchor } from '../anchor/use-anchor';
import styles from './legal-page.module.css';

type LegalSection = {
  /** Anchor of the section in the URL, equal in all languages. */
  id: string;
  title: string;
  content: ReactNode;
};

type LegalPageProps = {
  title: string;
  subtitle: string;
  /** Note that no lawyer has checked the page, with a list of the missing parts; undefined for a final text. */
  draft?: { mark: string; text: string };
  /** The title of the table of contents. */
  contents: string;
  sections: readonly LegalSection[];
  /** Link to the other legal page. */
  related: { to: string; label: string };
};

/** A legal page: a note if the text is a draft, a table of contents, and the sections. */
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
        <nav aria-labelledby="contents" className={styles.contents}>
          <p id="contents" className="v-strong">
            {contents}
          </p>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className={`${styles.entry} v-link v-muted v-sm`}>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={`${styles.body} v-stack v-gap-8`}>
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
              {section.content}
            </section>
          ))}
          <p className={`${styles.section} v-stack v-gap-3 v-anywhere`}>
            <Link to={related.to} className={`${styles.related} v-strong`}>
              {related.label}
            </Link>
          </p>
        </div>
      </div>
    </Page>
  );
}

/** Renders each text as a paragraph. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** Renders texts as a bulleted list. */
export function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={`${styles.points} v-stack v-gap-2`}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Renders links to the pages that the text mentions. */
export function PageLinks({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <ul className="v-cluster v-gap-2 v-column-6">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={`${styles.related} v-strong`}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
