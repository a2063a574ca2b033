import { existsSync } from 'node:fs';

const PLACES = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Returns the path of the system's Firefox, if it is installed. @returns {string | undefined} */
export const firefoxPath = () => PLACES.find((place) => place !== undefined && existsSync(place));
