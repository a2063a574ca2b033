import { join } from 'node:path';

export const ROOT = join(__dirname, '..', '..');
/** Folder for reports, traces and screenshots, which git ignores. */
export const RESULTS_FOLDER = join(ROOT, 'test-results');
/** Environment variable that passes the URL of the server under test to the test workers. */
export const BASE_URL_VARIABLE = 'E2E_BASE_URL';
/** Environment variable that passes the URL for setting faults of the matrix to the test workers. */
export const CONTROL_URL_VARIABLE = 'MATRIX_CONTROL_URL';
/** Environment variable for the data folder of the server under test, which contains its mails. */
export const DATA_DIR_VARIABLE = 'E2E_DATA_DIR';
