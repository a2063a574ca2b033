/** A translation's file: `de.json`. */
const OF_LANGUAGE = /^[a-z]{2}\.json$/;

/** The section of what `remote.json` states in English. It is part of the release, and of no script. */
const PAGES = 'pages';

module.exports = { OF_LANGUAGE, PAGES };
