import { hasFirstAnswer } from '@verdant/shared/first-answer';
import { useNavigate } from '@verdant/shared/router';
import { Banner, Button, Dialog, ProgressBar } from '@verdant/shared/ui';
import type { ExistingQuizPromptState } from '../flow/quiz-state';
import { useTexts } from '../texts';

type ExistingSessionDialogProps = {
  state: ExistingQuizPromptState;
  onChoose: (choice: 'continue' | 'restart') => void;
};

type Texts = ReturnType<typeof useTexts>;

function explain({ status, existing }: ExistingQuizPromptState, t: Texts): string {
  if (status === 'completed-prompt') return t('completed.text');
  const count = existing.total_responses;
  return count === 1 ? t('resume.text-one') : t('resume.text', { count });
}

/** The resume modal (spec 2) for an unfinished or completed quiz, closed only by choosing an option. */
export function ExistingSessionDialog({ state, onChoose }: ExistingSessionDialogProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { status, existing, request, failure } = state;
  const completed = status === 'completed-prompt';
  const percent = Math.round(existing.progress.completion_percentage);

  const restart = (
    <Button
      variant="secondary"
      busy={request?.type === 'restart'}
      disabled={request?.type === 'continue'}
      onClick={() => onChoose('restart')}
    >
      {t(completed ? 'completed.restart' : 'resume.fresh')}
    </Button>
  );
  // The button that loses no answers comes first, so that the dialog focuses this button.
  const forward = completed ? (
    <Button onClick={() => void navigate('/dashboard')}>{t('completed.dashboard')}</Button>
  ) : (
    <Button
      busy={request?.type === 'continue'}
      disabled={request?.type === 'restart'}
      onClick={() => onChoose('continue')}
    >
      {t('resume.continue')}
    </Button>
  );

  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => undefined}
      size="sm"
      title={t(completed ? 'completed.title' : 'resume.title')}
      actions={
        <>
          {forward}
          {restart}
        </>
      }
    >
      <div className="v-stack v-gap-5">
        <p className="v-muted">{explain(state, t)}</p>
        {completed && hasFirstAnswer() && <p className="v-muted">{t('completed.kept')}</p>}
        <div className="v-stack v-gap-2">
          <ProgressBar label={t('progress.label')} value={percent} tone={completed ? 'good' : 'accent'} />
          <p className="v-sm v-figures v-strong">{t('progress.complete', { percent })}</p>
        </div>
        {failure && <Banner>{t(failure === 'restart' ? 'error.restart' : 'error.continue')}</Banner>}
      </div>
    </Dialog>
  );
}
