import type { Passkey } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Badge, Button } from '@verdant/shared/ui';
import { usePasskeyTexts } from './texts';
import styles from '../sections/sections.module.css';

type PasskeyListProps = {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
};

export function PasskeyRows({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const t = usePasskeyTexts();
  const { moment } = useFormat();
  const times = ({ created_at: created, last_used_at: used }: Passkey) =>
    used === null
      ? t('times.unused', { created: moment(created) })
      : t('times.used', { created: moment(created), used: moment(used) });

  return (
    <ul className={styles.devices} aria-label={t('title')}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.head}>
          <div className={styles.words}>
            <p className={styles.device}>
              {passkey.name} {passkey.is_synced && <Badge>{t('synced')}</Badge>}
              {passkey.is_suspended && <Badge>{t('suspended')}</Badge>}
            </p>
            <p className={styles.about}>{times(passkey)}</p>
          </div>
          <div className={styles.buttons}>
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
