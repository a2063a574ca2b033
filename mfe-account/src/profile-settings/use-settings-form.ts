import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { profileOf, profileUpdate } from '@verdant/shared/contract';
import { checkForm, useFieldFocus } from '@verdant/shared/forms';
import type { FormErrors } from '@verdant/shared/forms';
import { useApi, useAuth, useLanguage, useNotification, useTheme, useUnsavedWork } from '@verdant/shared/services';
import { useMessages, useTexts } from '../texts';
import { saveSettings } from './save-settings';
import type { SettingsSaveResult } from './save-settings';
import {
  unsavedEditsOf,
  editsAfterSave,
  hasEdits,
  noEdits,
  sectionsToSave,
  storedSettings,
  withEdits,
} from './settings';
import type { Section, Settings, SettingsTab } from './settings';

/** Milliseconds for which the success message is shown before the modal closes (spec 9). */
const CLOSE_AFTER_MS = 1500;
const noErrors: FormErrors = {};

type Save = { status: 'idle' } | { status: 'saving' } | { status: 'saved' } | { status: 'failed'; message: string };

/** State of the profile modal. The state contains only edits: closing discards them, and saving removes them. */
export function useSettingsForm(onClose: () => void, first: SettingsTab) {
  const t = useTexts();
  const say = useMessages();
  const api = useApi();
  const { user, updateUser } = useAuth();
  const { chooseTheme } = useTheme();
  const { language, setLanguage } = useLanguage();
  const { notify } = useNotification();
  const [edits, setEdits] = useState(noEdits);
  const [save, setSave] = useState<Save>({ status: 'idle' });
  const [tab, setTab] = useState(first);
  const [submitted, setSubmitted] = useState(false);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const form = useFieldFocus(invalidSubmits);
  const inFlight = useRef(false);
  const isOpen = useRef(true);

  const values = withEdits(storedSettings(user, language), edits);
  const changes = unsavedEditsOf(user, edits);
  const checked = checkForm(profileUpdate, values.profile);
  const finished = save.status === 'saved' && !hasEdits(edits);

  useUnsavedWork(hasEdits(changes), { message: t('profile.unsaved') });

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!finished) return;
    const timer = setTimeout(() => close(), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [finished]);

  const edit = <S extends Section>(section: S, fields: Partial<Settings[S]>) => {
    setEdits((current) => ({ ...current, [section]: { ...current[section], ...fields } }));
    if (save.status === 'saved') setSave({ status: 'idle' });
  };

  const messageOf = ({ saved, failed, reasons }: SettingsSaveResult) => {
    const reason = reasons.map(say).join(' ') || t('profile.failed');
    const names = (list: Section[]) => list.map((section) => t(`profile.tab.${section}`)).join(', ');
    return saved.length > 0 ? t('profile.partly', { saved: names(saved), failed: names(failed), reason }) : reason;
  };

  const send = async (settings: Settings) => {
    if (!user) return;
    inFlight.current = true;
    setSave({ status: 'saving' });
    const result = await saveSettings({
      api,
      user,
      settings,
      switches: changes.notifications,
      sections: sectionsToSave(changes),
      onSaved: (section, next) => {
        updateUser(next);
        setEdits((current) => editsAfterSave(current, edits, section));
        if (section !== 'preferences') return;
        // The theme is applied only if the user changed the theme, because this device can have another theme than the
        // stored one.
        if (edits.preferences.theme !== undefined) chooseTheme(settings.preferences.theme);
        setLanguage(settings.preferences.language);
      },
    });
    inFlight.current = false;
    const message = result.failed.length > 0 ? messageOf(result) : null;
    setSave(message === null ? { status: 'saved' } : { status: 'failed', message });
    // Shows the outcome as a notice if the user closed the modal before the save ended.
    if (!isOpen.current && !result.signedOut) notify(message ?? t('profile.saved'));
  };

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (inFlight.current || finished) return;
    setSubmitted(true);
    if (checked.ok) {
      void send({ ...values, profile: profileOf(checked.output) });
      return;
    }
    setSave({ status: 'idle' });
    setTab('profile');
    setInvalidSubmits((count) => count + 1);
  };

  return {
    email: user?.email ?? '',
    values,
    errors: submitted && !checked.ok ? checked.errors : noErrors,
    save,
    tab,
    setTab,
    edit,
    hasEdits: hasEdits(edits),
    formProps: { ref: form, noValidate: true, onSubmit },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
