import { ApiError } from '@verdant/federation/http';

/** A 400, as for a wrong password, so that it is counted; clients show it under `code`. */
export const wrongCode = () =>
  new ApiError(400, [{ loc: ['body', 'code'], msg: 'This code is not right. Please try again.' }]);

/** The password was right, and a code has to follow with the challenge. Clients that do not know it show the text. */
export const codeWanted = (challenge: string) =>
  new ApiError(401, 'Please enter the code from your authenticator app.', { extra: { challenge } });
