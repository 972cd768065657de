/**
 * Runs a command of the package. Prints its usage for `--help`, and what is wrong if it fails.
 *
 * @param explain the sentence about an error @default its message
 */
export async function asCommand(
  usage: string,
  run: () => Promise<void>,
  explain: (error: unknown) => string | undefined = () => undefined,
): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage);
  try {
    await run();
  } catch (error) {
    console.error(
      wrongOption(error, usage) ?? explain(error) ?? (error instanceof Error ? error.message : error),
    );
    process.exitCode = 1;
  }
}

/** Returns what is wrong with an option, and the usage. The advice of Node.js about options is left out. */
function wrongOption(error: unknown, usage: string): string | undefined {
  if (!(error instanceof Error && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS')))
    return undefined;
  const [problem] = error.message.split('. ');
  return `${problem}. ${usage}`;
}
