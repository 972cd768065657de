import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { startSendingPost } from '#shared/api/mail.ts';
import { directionOf } from '#shared/language.ts';
import type { ReaderMail } from '#shared/newsletter/sending.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { ConfirmDialog } from '#web/admin/ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { Select } from '#web/admin/ui/fields/text-box.tsx';
import { FailedRead, Notice } from '#web/admin/ui/notice.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { articlesQuery, previewQuery, sendingsKey } from '../newsletter-queries.ts';
import { countText } from '../subscriber-counters.tsx';
import { copy } from './copy.en.ts';
import { TestIssue } from './test-issue.tsx';

/** The dialog that chooses an article, shows its mails in both languages, and sends them after a confirmation. */
export function SendDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const articlesRead = useQuery(articlesQuery);
  const articles = articlesRead.data;
  const [id, setId] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const previewRead = useQuery(previewQuery(id));
  const preview = previewRead.data;
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => callApi(startSendingPost, { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sendingsKey });
      setId('');
      onClose();
    },
    onSettled: () => setIsAsking(false),
  });
  const readers = countText(preview?.readers ?? 0);
  const title = articles?.find((article) => article.id === id)?.title ?? '';
  const canSend = preview !== undefined && preview.readers > 0 && !preview.sending;
  return (
    <>
      <Dialog open={open && !isAsking} title={copy.dialog} close={copy.close} onClose={onClose} narrow>
        <DialogBody className={bodyStyle}>
          {articlesRead.isError && !articles ? (
            <FailedRead tryAgain={copy.tryAgain} onTryAgain={articlesRead.refetch}>
              {copy.notLoaded.articles}
            </FailedRead>
          ) : articles?.length === 0 ? (
            <p>{copy.noPosts}</p>
          ) : (
            <div>
              <label htmlFor="sending-article" className={labelStyle}>
                {copy.choose}
              </label>
              <Select
                id="sending-article"
                value={id}
                onChange={({ currentTarget }) => setId(currentTarget.value)}
              >
                <option value="">{articles ? copy.chooseFirst : copy.loading}</option>
                {articles?.map((article) => (
                  <option key={article.id} value={article.id}>
                    {article.title}
                  </option>
                ))}
              </Select>
            </div>
          )}
          {previewRead.isLoading && <p role="status">{copy.loading}</p>}
          {previewRead.isError && !preview && (
            <FailedRead tryAgain={copy.tryAgain} onTryAgain={previewRead.refetch}>
              {copy.notLoaded.preview}
            </FailedRead>
          )}
          {preview?.mails.map((mail) => (
            <MailPreview key={mail.language} mail={mail} />
          ))}
          {preview && <TestIssue postId={id} />}
          {preview?.sending && <p>{copy.already}</p>}
          {preview?.readers === 0 && <p>{copy.nobody}</p>}
          {isError && <Notice>{copy.failed}</Notice>}
        </DialogBody>
        <DialogFooter>
          {canSend && (
            <Button size="s" onClick={() => setIsAsking(true)}>
              {copy.send(readers)}
            </Button>
          )}
          <Button variant="outline" size="s" onClick={onClose}>
            {copy.close}
          </Button>
        </DialogFooter>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={copy.confirmTitle}
        labels={{ stay: copy.stay, confirm: copy.send(readers) }}
        busy={isPending}
        onAnswer={(confirmed) => (confirmed ? mutate() : setIsAsking(false))}
      >
        <p>{copy.confirmText(title, readers)}</p>
      </ConfirmDialog>
    </>
  );
}

const bodyStyle = css({ display: 'grid', gap: '5' });
const labelStyle = css({ display: 'block', marginBottom: '2', textStyle: 'sm', fontWeight: 'strong' });

/** The mail in one language, as a mail program shows it. */
function MailPreview({ mail }: { mail: ReaderMail }) {
  const { language, subject, title, paragraphs, link, footer, leave } = mail;
  return (
    <figure>
      <figcaption className={captionStyle}>{copy.preview[language]}</figcaption>
      <p className={subjectStyle}>
        {copy.subject}: <bdi lang={language}>{subject}</bdi>
      </p>
      <div lang={language} dir={directionOf(language)} className={mailStyle}>
        <p dir="auto" className={titleStyle}>
          {title}
        </p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
        <p>
          <span className={linkStyle}>{link.label}</span>
        </p>
        <div className={footerStyle}>
          {footer.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className={css({ textDecoration: 'underline' })}>{leave}</p>
        </div>
      </div>
    </figure>
  );
}

const captionStyle = css({ marginBottom: '2', textStyle: 'sm', fontWeight: 'strong' });
const mailStyle = css({
  display: 'grid',
  gap: '3',
  padding: '4',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  overflowWrap: 'anywhere',
});
const subjectStyle = css({ marginBottom: '2', textStyle: 'sm', color: 'fg.muted' });
const titleStyle = css({ textStyle: 'h4' });
const linkStyle = css({
  display: 'inline-block',
  paddingInline: '4',
  paddingBlock: '2',
  background: 'fg.default',
  color: 'bg.canvas',
  fontWeight: 'strong',
});
const footerStyle = css({
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  paddingTop: '3',
  textStyle: 'sm',
});
