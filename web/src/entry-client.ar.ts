import * as shell from '#web/app/shell/copy.ar.ts';
import { registerShellCopy } from '#web/app/shell/shell-copy.ts';

registerShellCopy('ar', shell);

export { hydrate } from '#web/hydrate.tsx';
