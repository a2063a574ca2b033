import { createEarlyCalls } from './early-calls';

const page = globalThis as Partial<Pick<Window, 'verdantEarlyCalls'>>;

/** The early calls of this page, with those that started before the script was there. */
export const pageCalls = createEarlyCalls({ started: page.verdantEarlyCalls });
delete page.verdantEarlyCalls;
