import type { ProfileSettingsProps } from '@verdant/shared/services';
import { SettingsDialog } from './settings-dialog';

/** spec 2, "Profile Settings modal". The modal starts from the stored settings each time it opens. */
export function ProfileSettings({ open, onClose, section }: ProfileSettingsProps) {
  return open ? <SettingsDialog onClose={onClose} first={section ?? 'profile'} /> : null;
}
