/** Type of the window event that is dispatched after the code that fills slots has loaded. */
export const SLOTS_READY_EVENT = 'federation-slots-ready';
