export { checkForm, failureText, toFormFailure } from './check-form';
export type { CheckResult, FormErrors, FormFailure, FormSchema } from './check-form';
export { InlineForm } from './inline-form';
export { useFieldFocus, useForm } from './use-form';
export type { Form } from './use-form';
