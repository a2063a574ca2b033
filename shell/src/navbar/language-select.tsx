import { ChevronDown, Globe } from 'lucide-react';
import { languageName, languages } from '@verdant/shared/contract';
import { useLanguage } from '@verdant/shared/services';
import { useShellTexts } from '../texts';
import styles from './language-select.module.css';

/** Selects a visitor's interface language, stored on the device. Signed-in users choose in their preferences. */
export function LanguageSelect() {
  const t = useShellTexts();
  const { language, setLanguage } = useLanguage();
  return (
    <label className={`${styles.box} v-inline-flex v-center v-gap-2 v-muted v-hover v-sm`}>
      <Globe size={18} aria-hidden="true" />
      <span className="visually-hidden">{t('nav.language')}</span>
      <select
        className={styles.select}
        value={language}
        onChange={({ target }) => {
          const chosen = languages.find((code) => code === target.value);
          if (chosen) setLanguage(chosen);
        }}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageName(code, code)}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} size={16} aria-hidden="true" />
    </label>
  );
}
