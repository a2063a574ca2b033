export { useFieldFocus } from './use-field-focus';
