import { join } from 'node:path';

/** The repository's folder. */
export const ROOT = join(__dirname, '..', '..');
/** Reports, traces and screenshots; ignored by git. */
export const RESULTS = join(ROOT, 'test-results');
/** The URL of the server under test, handed to the workers. */
export const BASE_URL_VARIABLE = 'E2E_BASE_URL';
/** Environment variable for the data folder of the server under test, which contains its mails. */
export const DATA_DIR_VARIABLE = 'E2E_DATA_DIR';
