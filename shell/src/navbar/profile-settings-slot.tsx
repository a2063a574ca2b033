import { RemoteView } from '@verdant/federation/browser';
import type { RegistryRemote } from '@verdant/federation/contract';
import { RemoteContext } from '@verdant/shared/services';
import type { ProfileSettingsProps } from '@verdant/shared/services';
import { Dialog } from '@verdant/shared/ui';
import { FailureActions, FailureDetails, failureTextKey } from '../loading/screens';
import { useShellTexts } from '../texts';

type SlotProps = ProfileSettingsProps & { remote: RegistryRemote; module: string };

/** Renders the profile settings of the remote that fills the slot, after the settings are first opened. */
export function ProfileSettingsSlot({ remote, module, ...props }: SlotProps) {
  const t = useShellTexts();
  return (
    <RemoteContext value={remote}>
      <RemoteView
        remote={remote}
        module={module}
        componentProps={props}
        renderWaiting={() => <span className="visually-hidden">{t('loading.label')}</span>}
        renderFailure={({ error, onRetry }) => (
          <Dialog
            open={props.open}
            onClose={props.onClose}
            size="sm"
            title={t('failure.settingsTitle')}
            closeLabel={t('failure.close')}
            actions={<FailureActions error={error} isNewer={false} onRetry={onRetry} />}
          >
            <p>{t(failureTextKey(error))}</p>
            <FailureDetails error={error} />
          </Dialog>
        )}
      />
    </RemoteContext>
  );
}
