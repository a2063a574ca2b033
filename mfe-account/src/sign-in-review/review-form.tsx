import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { callApi, signInReviewCalls, signInReviewForm } from '@verdant/shared/contract';
import type { Passkey, SignInReview } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useApi, useAuth } from '@verdant/shared/services';
import { Banner, Button, ButtonLink, Checkbox } from '@verdant/shared/ui';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import { useConfirmedCall } from '../sections/use-confirmed-call';
import { useMessages } from '../texts';
import { useSignInReviewTexts } from './texts';
import form from '../form/form.module.css';
import styles from './sign-in-review.module.css';

type ChoiceProps = { label: string; times: string; isKept: boolean; onChange: (isKept: boolean) => void };

/** One way to sign in, which is kept when it is ticked. */
function Choice({ label, times, isKept, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <Checkbox
        label={label}
        checked={isKept}
        aria-describedby={id}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={id} className={styles.times}>
        {times}
      </p>
    </div>
  );
}

type GroupProps = { title: string; about: string; children: ReactNode };

function Group({ title, about, children }: GroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={styles.title}>{title}</legend>
      <p id={id} className={styles.about}>
        {about}
      </p>
      {children}
    </fieldset>
  );
}

type ReviewFormProps = {
  review: SignInReview;
  onDone: () => void;
  /** Where a user goes who decides later. */
  laterPath: string;
};

const initial = { password: '' };

/**
 * Passkeys go unless they are ticked: a stranger's may be among them. The app stays unless it is unticked: a user who is here
 * has just used it, or a recovery code or passkey in its place.
 */
export function ReviewForm({ review: { passkeys, app_added_at: appAddedAt }, onDone, laterPath }: ReviewFormProps) {
  const t = useSignInReviewTexts();
  const say = useMessages();
  const api = useApi();
  const { user } = useAuth();
  const { moment } = useFormat();
  const [kept, setKept] = useState<readonly string[]>([]);
  const [keepsApp, setKeepsApp] = useState(true);
  const [failure, setFailure] = useState<string>();
  const confirmed = useConfirmedCall({ fields: Object.keys(initial), fallback: t('failed'), setFailure });

  const { busy, field, formProps } = useForm({
    initial,
    schema: signInReviewForm,
    submit: async ({ password }) =>
      confirmed(async () => {
        const body = { password, keep_passkeys: [...kept], keep_app: keepsApp };
        await callApi(api, signInReviewCalls.decide, { body });
        onDone();
      }),
    onStart: () => setFailure(undefined),
  });

  const timesOf = ({ created_at: created, last_used_at: used }: Passkey) =>
    used === null
      ? t('times.unused', { created: moment(created) })
      : t('times.used', { created: moment(created), used: moment(used) });

  return (
    <>
      {failure && <Banner>{say(failure)}</Banner>}
      <form {...formProps} className={form.form}>
        {passkeys.length > 0 && (
          <Group title={t('passkeys')} about={t('passkeys.about')}>
            {passkeys.map((passkey) => (
              <Choice
                key={passkey.id}
                label={passkey.name}
                times={timesOf(passkey)}
                isKept={kept.includes(passkey.id)}
                onChange={(isKept) => setKept(isKept ? [...kept, passkey.id] : kept.filter((id) => id !== passkey.id))}
              />
            ))}
          </Group>
        )}
        {appAddedAt !== null && (
          <Group title={t('app')} about={t('app.about')}>
            <Choice
              label={t('app.name')}
              times={t('app.added', { created: moment(appAddedAt) })}
              isKept={keepsApp}
              onChange={setKeepsApp}
            />
          </Group>
        )}
        {/* For password managers, which then know whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField {...field('password')} required label={t('password')} autoComplete="current-password" />
        <Button type="submit" size="lg" block busy={busy}>
          {t(busy ? 'busy' : 'submit')}
        </Button>
        <ButtonLink to={laterPath} variant="quiet" block>
          {t('later')}
        </ButtonLink>
      </form>
    </>
  );
}
