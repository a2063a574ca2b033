export { keepOffering } from './ask-passkey';
export { KeepWithPasskey } from './keep-with-passkey';
export { PasskeyDialog } from './passkey-dialog';
