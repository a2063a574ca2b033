import { useState } from 'react';
import { LoadState, useCall } from '@verdant/shared/calls';
import { MAX_PASSKEYS, passkeyCalls, type Passkey, type PasskeyList } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useQueryClient } from '@verdant/shared/query';
import { Banner, Button, Badge } from '@verdant/shared/ui';
import { useSingleOpenForm, useStepFocus } from '../sections/open-form';
import { Section } from '../sections/section-form';
import { AddPasskeyForm, RemovePasskeyForm, RenamePasskeyForm } from './passkey-forms';
import { usePasskeyTexts } from './texts';

const PASSKEYS = ['passkeys'];

type Done = 'added' | 'renamed' | 'removed';

/** The open form; `resting` if none is open. */
type Step =
  | { status: 'resting'; done?: Done }
  | { status: 'adding' }
  | { status: 'renaming'; passkey: Passkey }
  | { status: 'removing'; passkey: Passkey };

type PasskeysSectionProps = {
  /** Called after a change that has signed out other devices. */
  onChanged: () => void;
  /** True if the e-mail address is not confirmed; the server then refuses changes. */
  isLocked?: boolean;
};

export function PasskeysSection({ onChanged, isLocked = false }: PasskeysSectionProps) {
  const t = usePasskeyTexts();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ status: 'resting' });
  const query = useCall(passkeyCalls.list, {}, PASSKEYS, { enabled: !isLocked, retry: false, gcTime: 0 });
  const cancel = () => setStep({ status: 'resting' });
  /** Closes the form and applies the stored change to the displayed list. */
  const finish = (done: Done, change: (passkeys: Passkey[]) => Passkey[]) => {
    client.setQueryData<PasskeyList>(PASSKEYS, (before) => before && { ...before, passkeys: change(before.passkeys) });
    setStep({ status: 'resting', done });
  };
  useSingleOpenForm(step.status !== 'resting', cancel);
  const list = query.data;
  const stepName = step.status === 'resting' ? `resting ${step.done ?? ''}` : step.status;
  const box = useStepFocus(list ? stepName : query.status);
  const passkeys = list?.passkeys ?? [];
  const isResting = list !== undefined && step.status === 'resting';
  const isFull = passkeys.length >= MAX_PASSKEYS;

  if (isLocked) return <Section title={t('title')} about={t('locked')} />;

  const renderStep = ({ browser, system }: PasskeyList) => {
    switch (step.status) {
      case 'resting':
        return (
          step.done && (
            <div data-focus tabIndex={-1}>
              <Banner tone="good">{t(`done.${step.done}`)}</Banner>
            </div>
          )
        );
      case 'adding':
        return (
          <AddPasskeyForm
            suggestedName={browser && system ? t('name.suggested', { browser, system }) : browser || system}
            onAdded={(passkey) => finish('added', (before) => [...before, passkey])}
            onCancel={cancel}
          />
        );
      case 'renaming': {
        const { id } = step.passkey;
        const onRenamed = (name: string) =>
          finish('renamed', (before) => before.map((passkey) => (passkey.id === id ? { ...passkey, name } : passkey)));
        return <RenamePasskeyForm passkey={step.passkey} onRenamed={onRenamed} onCancel={cancel} />;
      }
      case 'removing': {
        const { id } = step.passkey;
        const onRemoved = () => {
          finish('removed', (before) => before.filter((passkey) => passkey.id !== id));
          onChanged();
        };
        return <RemovePasskeyForm passkey={step.passkey} onRemoved={onRemoved} onCancel={cancel} />;
      }
    }
  };
  const add = (
    <Button variant="secondary" size="sm" onClick={() => setStep({ status: 'adding' })}>
      {t('add.open')}
    </Button>
  );
  return (
    <div ref={box}>
      <Section title={t('title')} about={t('about')} action={isResting && !isFull && add}>
        <LoadState query={query} loading={t('loading')} failed={t('notLoaded')} />
        {isResting && passkeys.length === 0 && <p className="v-muted v-sm v-anywhere">{t('empty')}</p>}
        {isResting && passkeys.length > 0 && (
          <PasskeyRows
            passkeys={passkeys}
            onRename={(passkey) => setStep({ status: 'renaming', passkey })}
            onRemove={(passkey) => setStep({ status: 'removing', passkey })}
          />
        )}
        {isResting && isFull && <p className="v-muted v-sm v-anywhere">{t('full', { count: MAX_PASSKEYS })}</p>}
        {list && renderStep(list)}
      </Section>
    </div>
  );
}

type PasskeyListProps = {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
};

function PasskeyRows({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const t = usePasskeyTexts();
  const { moment } = useFormat();
  const times = ({ created_at: created, last_used_at: used }: Passkey) =>
    used === null
      ? t('times.unused', { created: moment(created) })
      : t('times.used', { created: moment(created), used: moment(used) });

  return (
    <ul className="v-stack v-gap-4" aria-label={t('title')}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="v-cluster v-gap-3 v-column-4 v-center v-between">
          <div className="v-words">
            <p className="v-cluster v-gap-2 v-center">
              <span>{passkey.name}</span> {passkey.is_synced && <Badge>{t('synced')}</Badge>}
            </p>
            <p className="v-muted v-sm v-anywhere">{times(passkey)}</p>
          </div>
          <div className="v-cluster v-gap-3">
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('rename.named', { name: passkey.name })}
              onClick={() => onRename(passkey)}
            >
              {t('rename')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('remove.named', { name: passkey.name })}
              onClick={() => onRemove(passkey)}
            >
              {t('remove')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
