import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ContentItem } from '#shared/content/item.ts';
import { css } from '#styles/css';
import { Select } from '#web/admin/ui/fields/text-box.tsx';
import { ContentList } from '../content-list.tsx';
import { copy } from './copy.en.ts';
import { type Show, shows, waitingItems } from './waiting.ts';

export interface TranslationsProps {
  /** The stored items. */
  items: readonly ContentItem[];
  /** Shows what waits among the posts. */
  Posts: ComponentType<{ show: Show }>;
}

/** All Arabic texts and posts that are missing or outdated. The address holds which of them are shown. */
export function Translations({ items, Posts }: TranslationsProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const named = new URLSearchParams(search).get('show');
  const show = shows.find((one) => one === named) ?? 'all';
  const choose = (chosen: string) => {
    const parameters = new URLSearchParams(search);
    parameters.set('show', chosen);
    navigate({ search: `?${parameters}` }, { replace: true, preventScrollReset: true });
  };
  const waiting = waitingItems(items);
  const count = (of: Show) => waiting.filter(({ state }) => state === of).length;
  const now = waiting.filter(({ state }) => show === 'all' || state === show).map(({ key }) => key);
  // A translated item stays in view until something else is shown, so that the list does not move.
  const [seen, setSeen] = useState({ show, keys: now });
  const before = seen.show === show ? seen.keys : [];
  const added = now.filter((key) => !before.includes(key));
  const keys = [...before, ...added];
  if (seen.show !== show || added.length > 0) setSeen({ show, keys });
  return (
    <section aria-labelledby="translations" className={sectionStyle}>
      <div className={headStyle}>
        <div>
          <h2 id="translations" className={titleStyle}>
            {copy.title}
          </h2>
          <p className={textStyle}>{copy.text}</p>
        </div>
        <div>
          <Select
            aria-label={copy.show}
            value={show}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {shows.map((one) => (
              <option key={one} value={one}>
                {copy.shown[one]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <h3 className={groupStyle}>
        {copy.texts} <span className={countStyle}>{copy.counts(count('missing'), count('older'))}</span>
      </h3>
      {keys.length > 0 ? <ContentList keys={keys} items={items} namesGroups /> : <p>{copy.none}</p>}
      <Posts show={show} />
    </section>
  );
}

const sectionStyle = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' });
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
});
const titleStyle = css({ textStyle: 'h3', '--h3': '20px' });
const textStyle = css({ textStyle: 'sm', color: 'fg.muted', maxWidth: 'measure' });
const groupStyle = css({ fontWeight: 'strong' });
const countStyle = css({ textStyle: 'sm', fontWeight: 'normal', color: 'fg.muted', marginInlineStart: '2' });
