/** A server's text without what a terminal takes for a command. @param {string} text */
export const printable = (text) => text.replaceAll(/\p{Cc}+/gu, ' ');
