import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { startSendingPost } from '#shared/api/mail.ts';
import { directionOf } from '#shared/language.ts';
import { type Audience, audiences, openAudiences } from '#shared/newsletter/audience.ts';
import type { ReaderMail, Sending } from '#shared/newsletter/sending.ts';
import type { ReaderCounts } from '#shared/newsletter/subscription.ts';
import { textIn } from '#shared/posts/localize.ts';
import { searchMaxLength } from '#shared/posts/query.ts';
import { css } from '#styles/css';
import { formatDate, formatDateTime, formatNumber } from '#web/admin/lib/language/formats.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { sendingsKey } from '#web/admin/lib/planned-sendings.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { CountFigure } from '#web/admin/ui/count-figure.tsx';
import { ConfirmDialog } from '#web/admin/ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { SearchField } from '#web/admin/ui/fields/search-field.tsx';
import { FailedRead, Notice } from '#web/admin/ui/notice.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { articlesQuery, audienceQuery, previewQuery, readersQuery } from '../newsletter-queries.ts';
import { copy } from './copy.en.ts';
import { TestIssue } from './test-issue.tsx';

interface Article {
  readonly id: string;
  readonly title: string;
}

interface SendDialogProps {
  open: boolean;
  onClose: () => void;
  /** Returns what gets the focus once the sending has begun. */
  focusAfter: () => HTMLElement | null;
}

/** The dialog to send an article: the user chooses the article and its readers, sees the mails, and confirms the sending. */
export function SendDialog({ open, onClose, focusAfter }: SendDialogProps) {
  const queryClient = useQueryClient();
  const [article, setArticle] = useState<Article>();
  const [chosen, setChosen] = useState<Audience>('all');
  const [isAsking, setIsAsking] = useState(false);
  const isSent = useRef(false);
  const id = article?.id ?? '';
  const previewRead = useQuery(previewQuery(id));
  const readersRead = useQuery(readersQuery);
  const counts = readersRead.data;
  // The preview is shown only together with the numbers of readers, because the user needs both to decide.
  const preview = counts && previewRead.data;
  const reads = [previewRead, readersRead];
  const hasFailed = reads.some(({ isError }) => isError) && !reads.some(({ isFetching }) => isFetching);
  const left = openAudiences((preview?.sendings ?? []).map(({ audience }) => audience));
  const audience = left.includes(chosen) ? chosen : (left[0] ?? 'all');
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => callApi(startSendingPost, { params: { id }, query: audienceQuery(audience) }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sendingsKey });
      setArticle(undefined);
      isSent.current = true;
      onClose();
    },
    onSettled: () => setIsAsking(false),
  });
  const count = preview ? counts[audience] : 0;
  const readers = formatNumber(count);
  return (
    <>
      <Dialog open={open && !isAsking} title={copy.dialog} close={copy.close} onClose={onClose} narrow>
        <DialogBody className={bodyStyle}>
          {article ? (
            <div>
              <p className={labelStyle}>{copy.article}</p>
              <div className={chosenStyle}>
                <bdi className={chosenTitleStyle}>{article.title}</bdi>
                <Button variant="outline" size="xs" autoFocus onClick={() => setArticle(undefined)}>
                  {copy.other}
                </Button>
              </div>
            </div>
          ) : (
            <ArticlePicker onChoose={setArticle} />
          )}
          {article && !preview && !hasFailed && <p role="status">{copy.loading}</p>}
          {article && !preview && hasFailed && (
            <FailedRead
              tryAgain={copy.tryAgain}
              onTryAgain={() => Promise.all(reads.map(({ refetch }) => refetch()))}
            >
              {copy.notLoaded.preview}
            </FailedRead>
          )}
          {preview && preview.sendings.length > 0 && <PastSendings sendings={preview.sendings} />}
          {preview && left.length > 0 && (
            <AudienceField counts={counts} left={left} chosen={audience} onChoose={setChosen} />
          )}
          {preview?.mails
            .filter(({ language }) => left.length === 0 || audience === 'all' || language === audience)
            .map((mail) => (
              <MailPreview key={mail.language} mail={mail} />
            ))}
          {preview && <TestIssue postId={id} language={audience === 'all' ? 'en' : audience} />}
          {preview && left.length === 0 && <p>{copy.already}</p>}
          {preview && count === 0 && left.length > 0 && (
            <p>{counts?.all === 0 ? copy.nobody : copy.nobodyIn[audience]}</p>
          )}
          {isError && <Notice>{copy.failed}</Notice>}
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" size="s" onClick={onClose}>
            {copy.close}
          </Button>
          {count > 0 && left.length > 0 && (
            <Button
              size="s"
              onClick={() => {
                isSent.current = false;
                setIsAsking(true);
              }}
            >
              {copy.send(readers)}
            </Button>
          )}
        </DialogFooter>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={copy.confirmTitle}
        labels={{ stay: copy.stay, confirm: copy.send(readers) }}
        busy={isPending}
        // Otherwise the first dialog opens again, and takes the focus itself.
        focusAfter={() => (isSent.current ? focusAfter() : null)}
        onAnswer={(confirmed) => (confirmed ? mutate() : setIsAsking(false))}
      >
        <p>{copy.confirmText[audience](article?.title ?? '', readers)}</p>
      </ConfirmDialog>
    </>
  );
}

const bodyStyle = css({ display: 'grid', gap: '5' });
const quietStyle = css({ flexShrink: '0', textStyle: 'sm', color: 'fg.muted' });
const articleTitleStyle = css({
  flex: '1',
  fontFamily: "['Archivo', 'Alexandria', Arial, sans-serif]",
  fontWeight: 'medium',
  textAlign: { _ltr: 'left', _rtl: 'right' },
  overflowWrap: 'anywhere',
});
const labelStyle = css({ display: 'block', marginBottom: '2', textStyle: 'sm', fontWeight: 'strong' });
const chosenStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const chosenTitleStyle = css({ flex: '1 1 200px', textStyle: 'h4', overflowWrap: 'anywhere' });

/** The newest published articles, or those that are searched for, as buttons. */
function ArticlePicker({ onChoose }: { onChoose: (article: Article) => void }) {
  const [search, setSearch] = useState('');
  const { data: articles, isError, refetch } = useQuery(articlesQuery(search));
  if (isError && !articles)
    return (
      <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
        {copy.notLoaded.articles}
      </FailedRead>
    );
  if (!articles) return <p role="status">{copy.loading}</p>;
  if (articles.length === 0 && search === '') return <p>{copy.noPosts}</p>;
  return (
    <div className={pickerStyle}>
      <SearchField labels={copy.search} value={search} maxLength={searchMaxLength} onSearch={setSearch} />
      <p role="status" className={quietStyle}>
        {articles.length === 0 ? copy.noneFound : search ? copy.found : copy.newest}
      </p>
      <ul aria-label={copy.article} className={articlesStyle}>
        {articles.map((article) => {
          const title = textIn(article, 'title', adminLanguage);
          return (
            <li key={article.id}>
              <button
                type="button"
                className={articleStyle}
                onClick={() => onChoose({ id: article.id, title })}
              >
                <span dir="auto" className={articleTitleStyle}>
                  {title}
                </span>
                <span className={quietStyle}>
                  {adminLanguage === 'ar' && !article.titleAr && `${copy.noArabic} · `}
                  {formatDate(article.publishedAt)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const pickerStyle = css({ display: 'grid', gap: '3' });
const articlesStyle = css({
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  '&:empty': { display: 'none' },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
});
const articleStyle = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: { sm: 'baseline' },
  columnGap: '4',
  width: 'full',
  minHeight: 'tap',
  paddingInline: '4',
  paddingBlock: '2.5',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'label.subtle' },
});

/** The date of each sending of an article, and its readers. */
function PastSendings({ sendings }: { sendings: readonly Sending[] }) {
  return (
    <ul className={quietStyle}>
      {sendings.map(({ audience, startedAt }) => (
        <li key={audience}>{copy.past(copy.audiences[audience], formatDateTime(startedAt))}</li>
      ))}
    </ul>
  );
}

interface AudienceFieldProps {
  counts: ReaderCounts;
  /** The audiences to which the article has not been sent. */
  left: readonly Audience[];
  chosen: Audience;
  onChoose: (audience: Audience) => void;
}

/** The choice of the audience, with the number of readers of each. */
function AudienceField({ counts, left, chosen, onChoose }: AudienceFieldProps) {
  const name = useId();
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={labelStyle}>{copy.audience}</legend>
      {audiences
        .filter((audience) => left.includes(audience))
        .map((audience) => (
          <label key={audience} className={choiceStyle}>
            <input
              type="radio"
              name={name}
              checked={audience === chosen}
              onChange={() => onChoose(audience)}
              className={radioStyle}
            />
            <span className={css({ flex: '1' })}>{copy.audiences[audience]}</span>
            <span className={countStyle}>
              <CountFigure count={counts[audience]} text={formatNumber} />
            </span>
          </label>
        ))}
      <p className={quietStyle}>{copy.perLanguage}</p>
    </fieldset>
  );
}

const choiceStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'tap',
  cursor: 'pointer',
});
const radioStyle = css({ flexShrink: '0', width: '5', height: '5' });
const countStyle = css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });

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
