import { createRoot } from 'react-dom/client';
import { LanguageContext } from '@verdant/shared/services';
import { Button, Dialog } from '@verdant/shared/ui';
import { pageLanguage } from '../language/page-language';
import { useTexts } from './texts';

/** Shows the question and calls `answer` once. Returns the function that removes the question without an answer. */
export type AskToLeave = (message: string, answer: (leaves: boolean) => void) => () => void;

type LeaveDialogProps = { message: string; answer: (leaves: boolean) => void };

/** Asks whether to leave the page. The user stays if the dialog is closed by Escape, the backdrop or the close icon. */
function LeaveDialog({ message, answer }: LeaveDialogProps) {
  const t = useTexts();
  const stay = () => answer(false);
  return (
    <Dialog
      open
      size="sm"
      title={t('leave.title')}
      onClose={stay}
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(true)}>
            {t('leave.leave')}
          </Button>
          <Button onClick={stay}>{t('leave.stay')}</Button>
        </>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}

/** Asks in a dialog above everything else. The dialog has its own React tree, so that the page below does not change. */
export const showLeaveDialog: AskToLeave = (message, answer) => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <LanguageContext value={{ language: pageLanguage(), setLanguage: () => undefined }}>
      <LeaveDialog message={message} answer={answer} />
    </LanguageContext>,
  );
  return () => {
    root.unmount();
    container.remove();
  };
};
