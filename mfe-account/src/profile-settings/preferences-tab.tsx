import { languages, themeChoices } from '@verdant/shared/contract';
import { useLanguage } from '@verdant/shared/services';
import { SelectField } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { languageName } from './settings';
import type { SettingsForm } from './use-settings-form';

/** Returns the option that equals `value`. The fallback is never needed and only satisfies the return type. */
function chosen<T extends string>(options: readonly [T, ...T[]], value: string): T {
  return options.find((option) => option === value) ?? options[0];
}

export function PreferencesTab({ form: { values, edit } }: { form: SettingsForm }) {
  const t = useTexts();
  const reader = useLanguage().language;
  return (
    <>
      <SelectField
        label={t('profile.theme')}
        hint={t('profile.themeHint')}
        options={themeChoices.map((choice) => ({ value: choice, label: t(`profile.theme.${choice}`) }))}
        value={values.preferences.theme}
        onChange={({ target }) => edit('preferences', { theme: chosen(themeChoices, target.value) })}
      />
      <SelectField
        label={t('profile.language')}
        options={languages.map((choice) => ({ value: choice, label: languageName(choice, reader) }))}
        value={values.preferences.language}
        onChange={({ target }) => edit('preferences', { language: chosen(languages, target.value) })}
      />
    </>
  );
}
