/** Section at which the settings open, by default the profile. */
export type SettingsSection = 'banks';

/** Props of a remote's component in the slot `profile-settings`. */
export type ProfileSettingsProps = { open: boolean; onClose: () => void; section?: SettingsSection | undefined };
