export { checkForm } from './check-form';
export type { CheckResult, FormErrors, FormSchema } from './check-form';
export { failureText, toFormFailure } from './failures';
export type { FormFailure } from './failures';
export { InlineForm } from './inline-form';
export { useFieldFocus, useForm } from './use-form';
export type { Form } from './use-form';
