import { spawn } from 'node:child_process';

/** Runs `java` with the given arguments for as long as the parent process keeps standard input open. */
const java = spawn('java', process.argv.slice(2), { stdio: ['ignore', 'ignore', 'inherit'] });
java.on('error', (error) => {
  process.stderr.write(`${error.message}\n`, () => process.exit(1));
});
java.on('exit', (code) => process.exit(code ?? 0));
process.stdin.on('close', () => java.kill()).resume();
