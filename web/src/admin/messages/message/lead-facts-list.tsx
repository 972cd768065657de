import { css } from '#styles/css';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { copy } from '../copy.en.ts';
import type { LeadFacts } from './lead-facts.ts';

/** The answers of a chat lead, each with its question; nothing when it answered none. */
export function LeadFactsList({ facts }: Pick<LeadFacts, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <dl className={factsStyle}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>
            <UserWords>{label}</UserWords>
            {copy.colon}
          </dt>
          <dd>
            <UserWords>{value}</UserWords>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const factsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  textStyle: 'sm',
  '& > div': { display: 'flex', gap: '1' },
  '& dt': { color: 'fg.muted' },
});
