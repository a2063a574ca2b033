/** What the shell gives to a component that a remote puts into the slot `profile-settings`. */
export type ProfileSettingsProps = { open: boolean; onClose: () => void };
