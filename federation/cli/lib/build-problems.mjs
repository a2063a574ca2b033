/** Patterns for lines of an error message that do not help the reader, such as stack frames and loader names. */
const NOISE = [
  /^\s+at /,
  /^Module (?:build failed|Error|Warning) \(from /,
  /^File was (?:parsed|processed) /,
  /^ \* /,
  /^You may need an /,
  /^\s*$/,
];
/** Pattern that captures file, line and column in errors of the TypeScript loader. */
const PLACE = /^\[tsl\] ERROR in (.+)\((\d+),(\d+)\)$/;
/** Pattern for errors that are only a consequence of another error, the failure of a loader. */
const REPEATED = /^Module parse failed|Execution of module code from module graph/;

/**
 * Returns the text of one error, beginning with file and line.
 * @param {import('webpack').StatsError} error
 * @param {string} folder
 */
function textOf({ message, moduleName, loc }, folder) {
  const lines = message.split('\n').filter((line) => !NOISE.some((noise) => noise.test(line)));
  const [first = '', ...others] = lines.map((line) => line.replaceAll(`${folder}/`, ''));
  const [, file, line, column] = PLACE.exec(first) ?? [];
  if (file !== undefined) return [`${file}:${line}:${column}`, ...others.map((text) => text.trim())].join(' ');
  const text = [first.replace(/^Error: /, ''), ...others].join('\n');
  const [source = ''] = (moduleName ?? '').replace('./', '').split('.webpack[');
  return text.includes(source) ? text : `${source}${loc ? `:${loc}` : ''} ${text}`;
}

/**
 * Returns one text with the reasons why a build failed, separated by empty lines, each reason once.
 * @param {import('webpack').Stats} stats
 */
export function formatBuildProblems(stats) {
  const folder = stats.compilation.compiler.context;
  const { errors = [] } = stats.toJson({ all: false, errors: true, errorStack: false });
  const causes = errors.filter(({ message }) => !REPEATED.test(message));
  return [...new Set((causes.length > 0 ? causes : errors).map((error) => textOf(error, folder)))].join('\n\n');
}
