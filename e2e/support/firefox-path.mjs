import { existsSync } from 'node:fs';

const PLACES = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Where the system has its Firefox, if it has one. @returns {string | undefined} */
export const firefoxPath = () => PLACES.find((place) => place !== undefined && existsSync(place));
