import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { FailedRead } from '#web/admin/ui/failed-read.tsx';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/load-once.ts';
import { copy } from './copy.en.ts';
import { SendingLine } from './sending-line.tsx';
import { sendingsQuery } from './sending-queries.ts';

const sendDialog = loadOnce(() => import('./send-dialog.tsx'));

/** What was sent to the list, what is on its way, and the way to send more. */
export function SendSection() {
  const { data: sendings, isError, refetch } = useQuery(sendingsQuery);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="sendings-heading" className={sectionStyle}>
      <div className={headStyle}>
        <h3 id="sendings-heading" className={headingStyle}>
          {copy.title}
        </h3>
        <Button size="s" onClick={() => setIsOpen(true)}>
          <Icon of={Send} size={18} />
          {copy.open}
        </Button>
      </div>
      {isError && !sendings && (
        <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
          {copy.notLoaded.sendings}
        </FailedRead>
      )}
      {sendings?.length === 0 && <p className={noneStyle}>{copy.none}</p>}
      <ul className={listStyle}>
        {sendings?.map((sending) => (
          <SendingLine key={sending.postId} sending={sending} />
        ))}
      </ul>
      <LazyDialog loader={sendDialog} open={isOpen}>
        {({ SendDialog }) => <SendDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </section>
  );
}

const sectionStyle = css({
  display: 'grid',
  gap: '3',
  padding: { base: '3', md: '5' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const headStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const headingStyle = css({ textStyle: 'h4', flex: '1 0 auto' });
const noneStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const listStyle = css({ display: 'grid', gap: '3', '&:empty': { display: 'none' } });
