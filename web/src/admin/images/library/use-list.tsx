import { isContentKey } from '#shared/content/registry.ts';
import type { PictureUse } from '#shared/images/library.ts';
import { kinds } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { labelOf } from '#web/admin/lib/language/content-names.en.ts';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { copy } from './copy.en.ts';

/** Places that have a picture, each with the way to where it is edited, and in which form of it the picture is. */
export function UseList({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <ul className={listStyle}>
      {uses.map((use) => (
        <li key={`${use.kind} ${use.id} ${use.form}`}>
          <a href={`/admin-panel?${placeOf(use)}`} className={linkStyle}>
            <UserWords>{nameOf(use)}</UserWords>
          </a>
          {use.form !== 'stored' && <span className={formStyle}> {copy.forms[use.form]}</span>}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ kind, id, title }: PictureUse): string {
  if (kind === 'content' && isContentKey(id)) return labelOf(id);
  return title || copy.untitled;
}

/** The query of the dashboard's address that leads there; what is in the trash is found in the list. */
function placeOf({ kind, id, form }: PictureUse): string {
  if (kind === 'content') return `tab=content&item=${encodeURIComponent(id)}`;
  const tab = `tab=${kinds[kind].list}`;
  return form === 'deleted' || form === 'discarded' ? tab : `${tab}&post=${encodeURIComponent(id)}`;
}

const listStyle = css({ display: 'grid', gap: '1', textStyle: 'sm' });
const linkStyle = css({ color: 'brand.fg', textDecoration: 'underline' });
const formStyle = css({ color: 'fg.muted' });
