/** spec 9: a stage of loading that takes longer has failed. The build recipe says the same for webpack's scripts. */
export const LOAD_TIMEOUT_MS = 120_000;
/** readings, "Navbar, toast, debug": from then on the waiting screen offers to try again. */
export const SLOW_AFTER_MS = 8_000;
