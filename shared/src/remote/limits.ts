/** spec 9: a stage of loading that takes longer has failed. The shell may shorten it for QA. */
export const LOAD_TIMEOUT_MS = 120_000;
/** readings, "Navbar, toast, debug": from then on the waiting screen offers to try again. */
export const SLOW_AFTER_MS = 8_000;
