@rem POSIX shells have exec: npm's signals then reach Node itself. cmd.exe finds this file instead.
@%*
