export { keepOffering } from './ask-passkey';
export { PasskeyDialog } from './passkey-dialog';
