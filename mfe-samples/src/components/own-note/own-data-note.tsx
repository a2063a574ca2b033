import { useEffect } from 'react';
import { Link } from '@verdant/shared/router';
import { classNames, useLazyComponent } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import type { TextKey } from '../../texts';
import type { OwnDataPart } from './own-data-or-sample';
import type { AccountDataState } from './linking-kind';
import styles from '../sample-page.module.css';

type Place = { path: string; label: TextKey };
type Variant = { text: TextKey; to?: Place; or?: Place };

const linkBank = { path: '/yodlee-connect', label: 'note.linkBank' } as const;
const bringFile = { path: '/money/import', label: 'note.bringFile' } as const;
const dashboard = { path: '/dashboard', label: 'note.toDashboard' } as const;
const none: Variant = { text: 'note.example' };

/** Notes by page and state. A state in which the page shows the user's own data has no note. */
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
} as const satisfies Record<string, Partial<Record<AccountDataState, Variant>>>;

/** Notes of pages about quiz results, which the dashboard shows without a linked bank. */
const answerNotes = {
  insights: { text: 'note.insights', to: dashboard },
  recommendations: { text: 'note.recommendations', to: dashboard },
} as const satisfies Record<string, Variant>;

type LinkedPage = keyof typeof linkedNotes;
export type PageWithNote = LinkedPage | keyof typeof answerNotes;

const isAboutAnswers = (page: PageWithNote): page is keyof typeof answerNotes => page in answerNotes;

const loadLinking = async () => {
  const { OwnDataOrSample } = await import(/* webpackChunkName: "linking" */ './own-data-or-sample');
  return OwnDataOrSample;
};

/** Renders all variants of the note in the same grid cell, so that the layout does not shift once the state is known. */
function Variants({ page, kind }: { page: LinkedPage; kind: AccountDataState | undefined }) {
  const variants: Partial<Record<AccountDataState, Variant>> = linkedNotes[page];
  return (
    <div className={`${styles.notes} v-stack v-layers`}>
      {Object.entries(variants).map(([name, variant]) => (
        <Note key={name} {...variant} isHidden={name !== kind} />
      ))}
    </div>
  );
}

function Note({ text, to, or, isHidden = false }: Variant & { isHidden?: boolean }) {
  const t = useTexts();
  return (
    <p className={classNames(styles.note, 'v-muted v-sm', isHidden && 'v-invisible')} aria-hidden={isHidden}>
      <span>{t(text)}</span>{' '}
      {to && (
        <Link to={to.path} className={`v-link v-screen v-target v-text ${styles.link}`}>
          {t(to.label)}
        </Link>
      )}{' '}
      {or && (
        <Link to={or.path} className={`v-link v-screen v-target v-text ${styles.link}`}>
          {t(or.label)}
        </Link>
      )}
    </p>
  );
}

type OwnNoteProps<P> = { page: P; own?: OwnDataPart | undefined };

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

/** Note on where the user's own figures are, or how to get own figures. `own` replaces the note if own figures exist. */
export function OwnDataNote({ page, own }: OwnNoteProps<PageWithNote>) {
  if (!isAboutAnswers(page)) return <LinkedNote page={page} own={own} />;
  return (
    <div className={`${styles.notes} v-stack v-layers`}>
      <Note {...answerNotes[page]} />
    </div>
  );
}
