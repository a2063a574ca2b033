export { offerPasskeySuggestions } from './request-passkey';
export { CancelDeletionWithPasskey } from './cancel-deletion-with-passkey';
export { PasskeyDialog } from './passkey-dialog';
