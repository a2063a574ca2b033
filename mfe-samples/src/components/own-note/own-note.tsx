import { useEffect } from 'react';
import { Link } from '@verdant/shared/router';
import { classNames, useLazyComponent } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import type { TextKey } from '../../texts';
import type { OwnPart } from './linking';
import type { LinkingKind } from './linking-kind';
import styles from './own-note.module.css';

type Place = { path: string; label: TextKey };
type Variant = { text: TextKey; to?: Place; or?: Place };

const linkBank = { path: '/yodlee-connect', label: 'note.linkBank' } as const;
const bringFile = { path: '/money/import', label: 'note.bringFile' } as const;
const dashboard = { path: '/dashboard', label: 'note.toDashboard' } as const;
const none: Variant = { text: 'note.example' };

/**
 * Texts that state only what the product does today. Kinds for which a page shows the user's data have no text.
 */
const linkedNotes = {
  spending: {
    none: { text: 'note.example', to: bringFile },
    unlinked: { text: 'note.spending.unlinked', to: linkBank, or: bringFile },
  },
  savings: {
    none,
    unlinked: { text: 'note.savings.unlinked', to: linkBank, or: bringFile },
    kept: { text: 'note.savings.kept', to: bringFile },
    keptUnlinked: { text: 'note.savings.keptUnlinked', to: linkBank, or: bringFile },
  },
  investments: {
    none,
    unlinked: { text: 'note.investments.unlinked', to: linkBank },
    linked: { text: 'note.investments.linked', to: dashboard },
  },
  budget: {
    none,
    unlinked: { text: 'note.budget.unlinked', to: linkBank, or: bringFile },
    kept: { text: 'note.budget.kept', to: bringFile },
    keptUnlinked: { text: 'note.budget.keptUnlinked', to: linkBank, or: bringFile },
  },
} as const satisfies Record<string, Partial<Record<LinkingKind, Variant>>>;

/** Notes of pages about quiz answers: the user's results are on the dashboard and need no linked bank. */
const answerNotes = {
  insights: { text: 'note.insights', to: dashboard },
  recommendations: { text: 'note.recommendations', to: dashboard },
} as const satisfies Record<string, Variant>;

type LinkedPage = keyof typeof linkedNotes;
export type NotedPage = LinkedPage | keyof typeof answerNotes;

const isAboutAnswers = (page: NotedPage): page is keyof typeof answerNotes => page in answerNotes;

const loadLinking = async () => {
  const { Linking } = await import(/* webpackChunkName: "linking" */ './linking');
  return Linking;
};

/**
 * The variants of a note share a grid cell, and only one variant is visible. The layout therefore does not shift once the
 * kind is known.
 */
function Variants({ page, kind }: { page: LinkedPage; kind: LinkingKind | undefined }) {
  const variants: Partial<Record<LinkingKind, Variant>> = linkedNotes[page];
  return (
    <div className={styles.notes}>
      {Object.entries(variants).map(([name, variant]) => (
        <Note key={name} {...variant} isHidden={name !== kind} />
      ))}
    </div>
  );
}

function Note({ text, to, or, isHidden = false }: Variant & { isHidden?: boolean }) {
  const t = useTexts();
  return (
    <p className={classNames(styles.note, 'v-muted v-sm', isHidden && styles.hidden)} aria-hidden={isHidden}>
      <span>{t(text)}</span>{' '}
      {to && (
        <Link to={to.path} className={`${styles.link} v-link`}>
          {t(to.label)}
        </Link>
      )}{' '}
      {or && (
        <Link to={or.path} className={`${styles.link} v-link`}>
          {t(or.label)}
        </Link>
      )}
    </p>
  );
}

type OwnNoteProps<P> = { page: P; own?: OwnPart | undefined };

function LinkedNote({ page, own }: OwnNoteProps<LinkedPage>) {
  const { state } = useLazyComponent(loadLinking);
  const hasFailed = state.status === 'failed';
  const onKnown = own?.onKnown;
  useEffect(() => {
    if (hasFailed) onKnown?.(false);
  }, [hasFailed, onKnown]);
  if (state.status === 'ready') {
    return <state.Component own={own}>{(kind) => <Variants page={page} kind={kind} />}</state.Component>;
  }
  return <Variants page={page} kind={hasFailed ? 'none' : undefined} />;
}

/**
 * A note that states where the user's own figures are, or how to get such figures. `own` replaces the note if the user has
 * figures for the page.
 */
export function OwnNote({ page, own }: OwnNoteProps<NotedPage>) {
  if (!isAboutAnswers(page)) return <LinkedNote page={page} own={own} />;
  return (
    <div className={styles.notes}>
      <Note {...answerNotes[page]} />
    </div>
  );
}
