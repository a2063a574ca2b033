export { offerPasskeySuggestions } from './ask-passkey';
export { CancelDeletionWithPasskey } from './keep-with-passkey';
export { PasskeyDialog } from './passkey-dialog';
