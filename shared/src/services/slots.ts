/** Props of a remote's component in the slot `profile-settings`. */
export type ProfileSettingsProps = { open: boolean; onClose: () => void };
