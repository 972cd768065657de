import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Language, localeOf } from '#shared/language.ts';
import { promisedHours, type ServiceInterest } from '#shared/messages/limits.ts';
import { messageNumber } from '#shared/messages/message-number.ts';
import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import arabicCover from '#web/assets/report/page-1-ar.webp';
import englishCover from '#web/assets/report/page-1-en.webp';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { Barcode, ReceiptPaper } from '#web/components/receipt.tsx';
import type { SentMessage } from '#web/features/contact/use-contact-form.ts';
import { useContent } from '#web/features/content/use-content.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import type { ContactCopy, ContactTexts } from './copy.en.ts';
import { NextSteps } from './next-steps.tsx';
import type { PlannedScope } from './scope/scope-slip.tsx';

interface SentScreenProps {
  copy: ContactCopy;
  texts: ContactTexts;
  message: SentMessage;
  /** The plan that was sent with the message. */
  scope: PlannedScope | undefined;
  isOrder: boolean;
  onRestart: () => void;
}

/** Pictures of the sample report's first page. */
const covers: Readonly<Record<Language, string>> = { en: englishCover, ar: arabicCover };

/** Shown instead of the form once the message is stored. Its title takes the focus. */
export function SentScreen({ copy, texts, message, scope, isOrder, onRestart }: SentScreenProps) {
  const { sent } = copy;
  const language = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <div className={css({ background: 'bg.shelf' })}>
        <div className={cx(container(), pageStyle)}>
          <div>
            <h1 ref={title} tabIndex={-1} className={titleStyle}>
              {sent.title}
            </h1>
            <NextSteps copy={copy.next} texts={texts} sent isOrder={isOrder} />
            <button
              type="button"
              className={cx(button({ variant: 'outline' }), anotherStyle)}
              onClick={onRestart}
            >
              {sent.another}
            </button>
          </div>
          <Slip copy={copy} texts={texts} message={message} scope={scope} />
        </div>
      </div>
      <section aria-labelledby="wait" className={waitStyle}>
        <div className={cx(container(), reportStyle)}>
          <img src={covers[language]} width={160} height={226} alt="" className={coverStyle} />
          <div className={wordsStyle}>
            <h2 id="wait" className={css({ textStyle: 'h3' })}>
              {sent.report.title}
            </h2>
            <p className={reportTextStyle}>{sent.report.text}</p>
            <p className={actionsStyle}>
              <PageLink to="/sample-report" className={button({ size: 's' })}>
                {sent.report.open}
                <Icon of={ArrowRight} size={18} className={css({ transform: 'scaleX(var(--dir))' })} />
              </PageLink>
              <PageLink to="/try-an-audit" className={linkStyle}>
                {sent.report.audit}
              </PageLink>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}

/** The month is written as a word: in Arabic, numbers alone do not distinguish the day from the month. */
const dateParts = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

function Slip({
  copy,
  texts,
  message,
  scope,
}: Pick<SentScreenProps, 'copy' | 'texts' | 'message' | 'scope'>) {
  const { sent, form } = copy;
  const { rows } = sent;
  const locale = localeOf(useLanguage());
  const number = (value: number) => numberFormat(locale).format(value);
  const at = (instant: Date) =>
    new Intl.DateTimeFormat(locale, { ...dateParts, hourCycle: 'h23' }).format(instant);
  const answerBy = new Date(message.sentAt.getTime() + promisedHours * 60 * 60_000);
  // If the promised time was edited, the deadline cannot be calculated.
  const isPromised = useContent(texts, 'contact_answer_time') === texts.contact_answer_time;
  const facts = [
    [rows.from, message.name],
    [rows.email, message.email],
    message.service && [rows.service, form.services[message.service as ServiceInterest]],
    scope && [rows.scope, sent.scope(number(scope.visits), number(scope.provinces), scope.provinces === 1)],
    message.cv && [rows.cv, message.cv],
    isPromised && [rows.answerBy, at(answerBy)],
  ].filter((fact) => typeof fact === 'object');
  return (
    <ReceiptPaper className={slipStyle}>
      <div className={slipHeadStyle}>
        <h2 className={css({ textStyle: 'h4' })}>{sent.receipt}</h2>
        <time dateTime={message.sentAt.toISOString()}>{at(message.sentAt)}</time>
      </div>
      <dl className={factsStyle}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <Barcode number={messageNumber(message.id)} className={css({ marginTop: '4' })} />
    </ReceiptPaper>
  );
}

const pageStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
  alignItems: 'start',
  columnGap: { lg: '10', xl: '21' },
  rowGap: '11.5',
  paddingTop: { base: '12', lg: '18' },
  paddingBottom: { base: '12', lg: '21' },
});
const titleStyle = css({
  marginBottom: { base: '9', lg: '12' },
  textStyle: 'h1',
  outline: 'none',
  scrollMarginTop: '[8rem]',
});
const anotherStyle = css({ marginTop: { base: '8', lg: '11.5' }, width: { base: 'full', sm: 'auto' } });
const slipStyle = css({ paddingTop: '10', paddingBottom: '7', paddingInline: { base: '5', md: '7.5' } });
const slipHeadStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: '3',
  '& time': { textStyle: 'xs', color: 'fg.muted' },
});
const factsStyle = css({
  marginTop: '3',
  textStyle: 'sm',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2.5',
    borderTopWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
  },
  '& dt': { color: 'fg.muted' },
  '& dd': { fontWeight: 'strong', textAlign: 'end', minWidth: '0', overflowWrap: 'anywhere' },
});
const waitStyle = css({ background: 'bg.canvas', paddingTop: { base: '9', md: '12' }, overflow: 'clip' });
const reportStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: '96px minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
  alignItems: 'end',
  columnGap: { base: '5', md: '11.5' },
});
const coverStyle = css({ display: 'block', width: 'full', height: 'auto', boxShadow: 'overlay' });
const wordsStyle = css({ paddingBottom: { base: '6', md: '12' } });
const reportTextStyle = css({ marginTop: '2', color: 'fg.muted' });
const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6',
  rowGap: '3',
  marginTop: '5',
});
const linkStyle = css({ fontWeight: 'strong', color: 'brand.fg', textDecoration: 'underline' });
