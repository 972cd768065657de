import * as shell from '#web/app/shell/copy.en.ts';
import { registerShellCopy } from '#web/app/shell/shell-copy.ts';

registerShellCopy('en', shell);

export { hydrate } from '#web/hydrate.tsx';
