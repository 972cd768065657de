import type { BackupDifference, PartComparison } from '#shared/backups.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { adminLanguage } from '../lib/language/language.en.ts';
import { useItemLabels } from '../lib/language/use-item-labels.ts';
import { names as postNames } from '../posts/names.en.ts';
import { UserText } from '../ui/user-text.tsx';
import { copy } from './copy.en.ts';

/** Returns a function that names the item of a difference, in the language of the admin area. */
export function useNames(): (one: BackupDifference) => string {
  const labels = useItemLabels();
  return ({ kind, id, title }) => {
    if (kind === 'content') return labels?.isContentKey(id) ? labels.placedLabelOf(id) : id;
    if (kind === 'category') return `${copy.categories} (${tabOf(id)})`;
    return title || postNames.untitled;
  };
}

function tabOf(kind: string): string {
  return postKinds.some((one) => one === kind) ? postNames.tabs[kind as PostKind] : kind;
}

const other = adminLanguage === 'ar' ? 'en' : 'ar';

/** Returns both texts in a language in which they differ: that of the admin area, or the other one if they are equal there. */
function shown({ now, after }: BackupDifference) {
  const language = now?.[adminLanguage] === after?.[adminLanguage] ? other : adminLanguage;
  return { language, now: now?.[language] ?? '', after: after?.[language] ?? '' };
}

/** A text as it is now and as it would be. */
export function ExampleOf({ difference, name }: { difference: BackupDifference; name: string }) {
  const { language, ...texts } = shown(difference);
  return (
    <div className={exampleStyle}>
      {(['now', 'after'] as const).map((which) => (
        <div key={which} data-which={which}>
          <p>{copy[which](name)}</p>
          <UserText lang={texts[which] ? language : undefined}>{texts[which] || copy.empty}</UserText>
        </div>
      ))}
    </div>
  );
}

interface DifferencesProps {
  parts: readonly PartComparison[];
  names: (one: BackupDifference) => string;
}

export function Differences({ parts, names }: DifferencesProps) {
  return parts
    .filter(({ differences }) => differences.length > 0)
    .map(({ part, differences, changes, back, blocked }) => (
      <div key={part} className={groupStyle}>
        <h4>{copy.parts[part]}</h4>
        {changes + back + blocked > differences.length && (
          <p>{copy.shown(differences.length, changes + back + blocked)}</p>
        )}
        <ul>
          {differences.map((one) => (
            <li key={`${one.kind} ${one.id}`}>
              <bdi>{names(one)}</bdi> <span>{copy.outcomes[one.what]}</span>
              {one.now && one.after && <ExampleOf difference={one} name={names(one)} />}
            </li>
          ))}
        </ul>
      </div>
    ));
}

const exampleStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: '2',
  width: 'full',
  '& > div': { padding: '3', borderRadius: 'control', background: 'bg.shelf' },
  '& > [data-which=after]': { background: 'ok.subtle' },
  '& > div > p:first-child': { textStyle: 'xs', color: 'fg.muted' },
  '& > [data-which=after] > p:first-child': { color: 'ok.fg' },
});
const groupStyle = css({
  display: 'grid',
  gap: '2',
  width: 'full',
  textStyle: 'sm',
  '& h4': { fontWeight: 'strong' },
  '& ul': { display: 'grid', gap: '2' },
  '& li': { display: 'grid', gap: '1' },
  '& li > bdi': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  '& li > span': { color: 'fg.muted' },
});
