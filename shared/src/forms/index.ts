export { checkForm } from './check-form';
export type { Checked, FormErrors, FormSchema } from './check-form';
export { failureText, serverItems } from './failures';
export type { FormFailure } from './failures';
export { useFieldFocus } from './use-field-focus';
export { useForm } from './use-form';
