import { messageAddress } from '#shared/admin-paths.ts';
import type { OpenMail } from '#shared/mail/mail.ts';
import { css } from '#styles/css';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { exactDate } from '../message/message-facts.ts';
import { copy } from './copy.en.ts';
import { isLost } from './notifications-text.ts';

/** The mails that are not known to be sent, each with the way to its message. */
export function OpenMails({ mails, onOpen }: { mails: readonly OpenMail[]; onOpen: () => void }) {
  const lost = mails.filter((mail) => isLost(mail, new Date()));
  if (lost.length === 0) return null;
  return (
    <section aria-labelledby="open-mails" className={sectionStyle}>
      <h3 id="open-mails" className={css({ fontWeight: 'strong' })}>
        {copy.openTitle}
      </h3>
      <p>{copy.openText}</p>
      <ul className={listStyle}>
        {lost.map(({ purpose, about, at, state }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of one message several mails may be open, which nothing else tells apart
          <li key={`${about} ${index}`}>
            {purpose === 'notice' ? (
              <InternalLink to={messageAddress(about)} onClick={onOpen} className={linkStyle}>
                {copy.purposes[purpose]} {exactDate(new Date(at))}
              </InternalLink>
            ) : (
              `${copy.purposes[purpose]} ${exactDate(new Date(at))}`
            )}
            : {copy.openStates[state]}
          </li>
        ))}
      </ul>
    </section>
  );
}

const sectionStyle = css({
  display: 'grid',
  gap: '2',
  padding: '4',
  background: 'bg.shelf',
  textStyle: 'sm',
});
const listStyle = css({ display: 'grid', gap: '1' });
const linkStyle = css({ color: 'brand.fg', textDecoration: 'underline' });
