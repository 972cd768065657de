import * as shell from '#web/app/shell/copy.ar.ts';
import { bringShellCopy } from '#web/app/shell/shell-copy.ts';

bringShellCopy('ar', shell);

export { hydrate } from '#web/hydrate.tsx';
