import { type BenchOptions, readBenchOptions } from './options.ts';
import { parts } from './parts.ts';
import { running } from './running.ts';
import { within } from './within.ts';

/**
 * Measures the site as a visitor gets it: builds it, serves it with CloudFront's compression, headers and HTTP/2, and
 * prints what each part finds out. `-- publishing` measures one part; `--runs=1 --pages=/,/contact` is a quick look. A part
 * that fails or takes too long ends the bench with a sentence.
 */
async function bench(options: BenchOptions): Promise<void> {
  const begun = running(options.pages);
  const stop = () => void begun.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    for (const [name, { what, measure, ...limit }] of chosen(options)) {
      console.log(`\n▶ ${name}: ${what}`);
      const seconds = minutesOf(limit, options) * 60;
      await within(seconds, `The part "${name}"`, measure(begun, options));
    }
  } finally {
    await begun.stop();
  }
}

function chosen({ parts: names }: BenchOptions) {
  return Object.entries(parts).filter(([name]) => names.includes(name));
}

function minutesOf(
  { minutes, isPerRun = false }: Pick<(typeof parts)[string], 'minutes' | 'isPerRun'>,
  { runs }: BenchOptions,
) {
  return isPerRun ? minutes * runs : minutes;
}

function announce(options: BenchOptions): void {
  console.log('This builds the site, runs it on a free port with an empty data folder, and measures');
  for (const [name, part] of chosen(options))
    console.log(`  ${name.padEnd(12)}${part.what} (at most ${minutesOf(part, options)} minutes)`);
}

try {
  const options = readBenchOptions(process.argv.slice(2), Object.keys(parts));
  announce(options);
  await bench(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// What was given up may still be at it.
process.exit();
