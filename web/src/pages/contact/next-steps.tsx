import { Check } from 'lucide-react';
import { css, cx } from '#styles/css';
import { rail } from '#styles/recipes';
import { useContent } from '#web/features/content/use-content.ts';
import type { ContactCopy, ContactTexts } from './copy.en.ts';

interface NextStepsProps {
  copy: ContactCopy['next'];
  texts: ContactTexts;
  /** True if the message is sent: the first step is done. */
  sent: boolean;
  /** True for an order, which is followed by an offer and a start. */
  isOrder: boolean;
  /** True if the steps are below one another from `lg` up, too. */
  stacked?: boolean;
}

/** The steps after a message, with their times: boxes on a rail, the first of which is filled after sending. */
export function NextSteps({ copy, texts, sent, isOrder, stacked = false }: NextStepsProps) {
  const order = [
    [useContent(texts, 'contact_offer_time'), copy.offer],
    [useContent(texts, 'contact_start_time'), copy.start],
  ] as const;
  const steps = [
    [copy.now, sent ? copy.kept : isOrder ? copy.written : copy.applied],
    [useContent(texts, 'contact_answer_time'), copy.answer],
    ...(isOrder ? order : []),
  ] as const;
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={css({ textStyle: 'h3' })}>
        {copy.title}
      </h2>
      <ol data-stacked={stacked || undefined} className={listStyle}>
        {steps.map(([time, text], i) => (
          <li key={text} className={stepStyle}>
            <span aria-hidden="true" data-done={(sent && i === 0) || undefined} className={facingStyle}>
              {sent && i === 0 && <Check size={26} strokeWidth={2.5} />}
            </span>
            <span aria-hidden="true" className={cx(rail(), railStyle)} />
            <div>
              <p className={timeStyle}>{time}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const listStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
  columnGap: '5',
  rowGap: '4',
  marginTop: '5',
  '&[data-stacked]': { lg: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const stepStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'max-content minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  alignContent: 'start',
  columnGap: '5',
  '[data-stacked] > &': { lg: { gridTemplateColumns: 'max-content minmax(0, 1fr)', alignItems: 'center' } },
});
const facingStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: '14',
  height: { base: '[60px]', md: '[80px]' },
  borderWidth: '2px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  background: 'bg.canvas',
  '&[data-done]': { background: 'ok.solid', borderColor: 'ok.solid', color: 'ok.contrast' },
  'li:nth-child(2) &': { borderColor: 'fg.default' },
});
/** The rail continues over the gap to the box of the next step. */
const railStyle = css({
  display: { base: 'none', md: 'block' },
  height: { md: '2.75' },
  marginBottom: '3.5',
  'li:not(:last-child) > &': { marginInlineEnd: '-5' },
  '[data-stacked] &': { lg: { display: 'none' } },
});
const timeStyle = css({ textStyle: 'sm', fontWeight: 'strong', color: 'fg.muted' });
