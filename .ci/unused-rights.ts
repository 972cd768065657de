import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Right } from '#infra/emulator/iam/used-access.ts';

/** Permissions that need no test on the local site, with the reason. */
const excused: readonly { readonly right: RegExp; readonly reason: string }[] = [
  {
    right: /^Web\w*Role /,
    reason: 'AWS runs the code of the library that copies files; the emulator copies them itself',
  },
  { right: / dynamodb:ListStreams/, reason: 'Lambda asks for it, which polls the stream' },
  {
    right: /^BackupRunnerFunctionRole s3:(GetObjectVersion|ListBucketVersions)/,
    reason: 'a file that is in no trash comes from older versions, which the local bucket does not keep',
  },
  {
    right: /^BackupRunnerFunctionRole dynamodb:(Query|UpdateItem) of version$/,
    reason:
      'a restore lets the oldest versions go only from the fifty-first save on, as the data layer’s tests have it',
  },
  { right: / dynamodb:UpdateItem of session$/, reason: 'a session is extended after a day' },
];
/** Services whose calls the local site checks. */
const checked = /^(dynamodb|s3|ses):/;

/** Returns the permissions that were granted and never used. @param folder where the emulator recorded both */
export function unusedRights(folder: string): string[] {
  const [granted, used] = ['granted', 'used'].map((file) => read(join(folder, file)));
  if (!granted?.length || !used?.length)
    throw new Error('No right was recorded: did the tests run on the local site?');
  return [...new Set(granted.filter((right) => !used.some((one) => isUsedBy(right, one))).map(nameOf))]
    .filter((name) => !excused.some(({ right }) => right.test(name)))
    .sort();
}

/** The names of the site's roles. The emulator's own tests record the roles of other stacks. */
const ofSite = /Role$/;

const nameOf = ({ role, action, kind }: Right) => `${role} ${action}${kind ? ` of ${kind}` : ''}`;

/** Returns true if the granted `right` covers a used permission. The action of `right` may end in an asterisk. */
function isUsedBy(right: Right, { role, action, kind }: Right): boolean {
  if (!checked.test(right.action)) return true;
  const isAction = right.action.endsWith('*')
    ? action.startsWith(right.action.slice(0, -1))
    : action === right.action;
  return right.role === role && isAction && (right.kind === '' || right.kind === kind);
}

function read(file: string): Right[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Right => JSON.parse(line))
    .filter(({ role }) => ofSite.test(role));
}
