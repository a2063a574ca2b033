import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { classNames } from '../class-names';
import { useTexts } from '../kit-texts';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** True if the dialog has a fixed height, for dialogs whose content changes. */
  hasFixedHeight?: boolean;
  /** False if only the dialog's own buttons close it. */
  dismissible?: boolean;
  closeLabel?: string;
};

/** A modal dialog. Focus is trapped and later restored; the page behind does not scroll. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

/** The part that is mounted while the dialog is open. Closing restores the focus before the elements are removed. */
function OpenDialog({
  onClose,
  title,
  children,
  actions,
  size = 'md',
  hasFixedHeight = false,
  dismissible = true,
  closeLabel,
}: Omit<DialogProps, 'open'>) {
  const t = useTexts();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // The scroll lock hides the scrollbar; its space is kept, so that the page behind does not move.
    const root = document.documentElement;
    root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
    dialog.showModal();
    return () => dialog.close();
  }, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (dismissible) onClose();
  };
  // A press that starts inside and ends outside, as when selecting text, must not close the dialog.
  const press = (event: MouseEvent) => {
    pressedBackdrop.current = event.target === ref.current;
  };
  const release = (event: MouseEvent) => {
    if (dismissible && pressedBackdrop.current && event.target === ref.current) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[size], hasFixedHeight && styles.fixed)}
      aria-labelledby={titleId}
      onCancel={cancel}
      // Chromium closes the dialog on a second Escape even if `cancel` was prevented, so the key event is handled instead.
      onKeyDown={(event) => {
        // React also propagates events of a dialog that is nested in this dialog.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onMouseDown={press}
      onClick={release}
    >
      <div className={styles.panel}>
        <header className="v-inline v-start v-between v-gap-4 v-below-4">
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {dismissible && (
            <button
              type="button"
              className={`${styles.close} v-icon-button`}
              aria-label={closeLabel ?? t('ui.close')}
              onClick={onClose}
            >
              <X size={20} aria-hidden="true" />
            </button>
          )}
        </header>
        <div className={styles.body}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
