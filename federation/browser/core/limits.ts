/** spec 9: a stage of loading that takes longer has failed. QA may shorten it. */
export const LOAD_TIMEOUT_MS = 120_000;
/** From then on the waiting screen offers to try again (readings, "Navbar, toast, debug"). */
export const SLOW_AFTER_MS = 8_000;
