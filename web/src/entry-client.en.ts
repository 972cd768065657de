import * as shell from '#web/app/shell/copy.en.ts';
import { bringShellCopy } from '#web/app/shell/shell-copy.ts';

bringShellCopy('en', shell);

export { hydrate } from '#web/hydrate.tsx';
