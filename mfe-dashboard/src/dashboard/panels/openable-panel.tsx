import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames, Dialog, SampleMark } from '@verdant/shared/ui';
import { Section } from '../../section/section';
import { useTexts } from '../../texts';
import styles from './panels.module.css';

type OpenablePanelProps = {
  title: string;
  /** Link next to the title, or below sample figures. A click on the link does not open the dialog. */
  link?: ReactNode;
  dialogTitle: string;
  details: ReactNode;
  children: ReactNode;
  isSample?: boolean;
};

const controls = 'a, button, input, select, summary';

function meantForElse({ target }: MouseEvent): boolean {
  return (target instanceof Element && target.closest(controls) !== null) || getSelection()?.isCollapsed === false;
}

/**
 * A panel of figures with a dialog for the details. A click anywhere on the panel opens the dialog, and so does a button
 * for keyboard and screen reader users.
 */
export function OpenablePanel({ isSample = true, ...panel }: OpenablePanelProps) {
  const { title, link, dialogTitle, details, children } = panel;
  const t = useTexts();
  const [open, setOpen] = useState(false);

  const openOnPress = (event: MouseEvent) => {
    if (!meantForElse(event)) setOpen(true);
  };

  return (
    <>
      <div
        className={classNames(`v-pointer ${styles.wrap}`, 'v-narrowing', isSample && `${styles.sample} v-sample`)}
        role="presentation"
        onClick={openOnPress}
      >
        <Section
          small
          title={title}
          className={`v-inline ${styles.panel}`}
          aside={
            <>
              {isSample ? <SampleMark /> : link}
              <button
                type="button"
                className={`${styles.open} v-icon-button v-screen`}
                aria-haspopup="dialog"
                aria-label={t('panel.openOf', { title })}
                title={t('panel.open')}
                onClick={() => setOpen(true)}
              >
                <Maximize2 size={16} aria-hidden="true" />
              </button>
            </>
          }
        >
          {children}
          {isSample && link}
        </Section>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={dialogTitle} size="lg" closeLabel={t('bank.close')}>
        <div className="v-stack v-gap-5">
          {details}
          {isSample && (
            <p className="v-cluster v-gap-2 v-column-3 v-center v-muted v-sm">
              <SampleMark /> <span>{t('panel.sampleNote')}</span>
            </p>
          )}
        </div>
      </Dialog>
    </>
  );
}
