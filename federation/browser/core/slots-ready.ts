/** Window event after the code that fills slots of pages has loaded. */
export const SLOTS_READY = 'federation-slots-ready';
