/** Name of the performance mark for another page of this document; its path is the mark's `detail`. */
export const PAGE_MARK = 'page';
