import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messageNumber } from '#shared/messages/message-number.ts';
import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import { unscriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import { CheckList } from '#web/components/layout/check-list.tsx';
import { GivenPoints } from '#web/components/layout/given-points.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { Picture } from '#web/components/picture.tsx';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import type { SentMessage } from '#web/features/contact/use-contact-form.ts';
import { useContent, useWhenSet } from '#web/features/content/use-content.ts';
import { usePicture } from '#web/features/content/use-picture.ts';
import { useListed } from '#web/features/content/use-proofs.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { type ContactReason, contactReasonAt, contactReasons } from '#web/lib/contact-paths.ts';
import { phoneAddress } from '#web/lib/phone-address.ts';
import { recordToolEvent } from '#web/lib/tool-events.ts';
import type { PageProps } from '#web/pages/page-props.ts';
import type { ContactCopy, ContactTexts } from './copy.en.ts';
import { NextSteps } from './next-steps.tsx';
import { useScopeSlip } from './scope/lazy-scope-slip.tsx';
import type { PlannedScope } from './scope/scope-slip.tsx';
import { SentScreen } from './sent-screen.tsx';

type Props = PageProps<typeof import('./copy.en.ts')>;

/** A message that was sent from this page, with its plan and the URL of the plan. */
interface Sent {
  message: SentMessage;
  scope: PlannedScope | undefined;
  search: string;
}

export default function ContactPage(props: Props) {
  return <ContactPageFor key={props.id} {...props} />;
}

/** The contact page for a reason: the form, or after sending the screen that replaces it. */
function ContactPageFor({ copy: pageCopy, texts, id }: Props) {
  const reason = contactReasonAt(`/contact/${id}`);
  const copy = withServiceNamed(pageCopy, reason);
  const { form } = copy;
  const { search } = useLocation();
  const [last, setLast] = useState<Sent>();
  const [isWriting, setIsWriting] = useState(true);
  // A plan is sent with one message only.
  const sentPlan = last?.scope && last.search === search ? last.message : undefined;
  const opening = reason && !sentPlan ? copy.openedFor[reason] : undefined;
  const { slip, scope } = useScopeSlip(reason === 'scope' && !sentPlan);
  const title = useContent(texts, 'contact_title');
  const lead = useContent(texts, 'contact_description');
  const isOrder = reason !== 'career';
  const questions = useListed('questions');
  /** True if nothing but the offices is beside the form, which leaves space there for the next steps. */
  const isShort = !opening && !slip && !sentPlan;
  if (last && !isWriting) {
    return (
      <SentScreen
        copy={copy}
        texts={texts}
        message={last.message}
        scope={last.scope}
        isOrder={isOrder}
        onRestart={() => setIsWriting(true)}
      />
    );
  }
  const onSuccess = (message: SentMessage) => {
    setLast({ message, scope, search });
    setIsWriting(false);
    recordToolEvent('contact_sent', { for: reason ?? 'contact', scope: scope !== undefined });
    if (scope) {
      const { provinces, visits, waves } = scope;
      recordToolEvent('plan_send', { provinces, visits, waves });
    }
    showToast({ tone: 'success', title: form.sentTitle, text: form.sentText });
  };
  return (
    <>
      <div className={cx(container(), pageStyle)}>
        <h1 className={css({ textStyle: 'h1' })}>{opening?.title ?? title}</h1>
        <p className={leadStyle}>{opening?.lead ?? lead}</p>
        <div className={columnsStyle}>
          <div>
            <p className={cx(unscriptedStyle, noScriptStyle)}>{form.noScript}</p>
            <ContactForm
              reason={reason}
              ask={opening?.ask}
              compose={scope?.compose}
              focused={last !== undefined}
              copy={form}
              onSuccess={onSuccess}
              onFailure={() => showToast({ tone: 'danger', title: form.failedTitle, text: form.failedText })}
            />
          </div>
          <div className={asideStyle}>
            {slip}
            {sentPlan && (
              <SentPlan copy={copy.sentPlan} number={messageNumber(sentPlan.id)} search={search} />
            )}
            {opening && !slip && (
              <section aria-labelledby="beside">
                <h2 id="beside" className={officeStyle}>
                  {opening.beside.title}
                </h2>
                <CheckList items={opening.beside.items} />
                {(reason === 'scope' || reason === 'quote' || reason === 'retail-audit') && (
                  <PageLink to="/plan-an-audit" className={planStyle}>
                    {copy.plan}
                  </PageLink>
                )}
              </section>
            )}
            <Office copy={copy} texts={texts} />
            <Offices title={copy.offices} />
            {isShort && <NextSteps copy={copy.next} texts={texts} sent={false} isOrder={isOrder} stacked />}
          </div>
        </div>
        {!isShort && (
          <div className={nextStyle}>
            <NextSteps copy={copy.next} texts={texts} sent={false} isOrder={isOrder} />
          </div>
        )}
      </div>
      <GivenPoints title={copy.questions} items={questions} />
    </>
  );
}

/** Returns the texts with the preselected service named as on the page, if the list has it under a more general name only. */
function withServiceNamed(copy: ContactCopy, reason: ContactReason | undefined): ContactCopy {
  const service = reason && contactReasons[reason];
  const name = reason && copy.openedFor[reason].service;
  if (!service || !name) return copy;
  return { ...copy, form: { ...copy.form, services: { ...copy.form.services, [service]: name } } };
}

interface SentPlanProps {
  copy: ContactCopy['sentPlan'];
  /** Number of the message with the plan. */
  number: string;
  /** The query of a URL with the plan. */
  search: string;
}

/** Tells visitors that they have already sent the plan in the URL. Shown instead of the receipt. */
function SentPlan({ copy, number, search }: SentPlanProps) {
  return (
    <section aria-labelledby="sent-plan">
      <h2 id="sent-plan" className={officeStyle}>
        {copy.title}
      </h2>
      <p>
        {copy.before}
        <bdi dir="ltr">{number}</bdi>
        {copy.after}
      </p>
      <PageLink to={`/plan-an-audit${search}`} className={planStyle}>
        {copy.change}
      </PageLink>
    </section>
  );
}

function Office({ copy, texts }: { copy: ContactCopy; texts: ContactTexts }) {
  const phone = useContent(texts, 'contact_phone');
  const email = useContent(texts, 'contact_email');
  const hours = useWhenSet('business_hours');
  const openingHours = useListed('opening_hours');
  const photo = usePicture('office_image');
  return (
    <section aria-labelledby="office">
      <h2 id="office" className={officeStyle}>
        {copy.office}
      </h2>
      <address className={css({ fontStyle: 'normal' })}>
        <p className={detailStyle}>
          <Icon of={MapPin} />
          <span className={linesStyle}>{useContent(texts, 'contact_address')}</span>
        </p>
        <a href={phoneAddress(phone)} className={detailStyle}>
          <Icon of={Phone} />
          <bdi dir="ltr">{phone}</bdi>
        </a>
        <a href={`mailto:${email}`} className={detailStyle}>
          <Icon of={Mail} />
          <bdi dir="ltr">{email}</bdi>
        </a>
      </address>
      {hours && (
        <p className={detailStyle}>
          <Icon of={Clock} />
          <span className={linesStyle}>{hours}</span>
        </p>
      )}
      {openingHours.length > 0 && (
        <div className={detailStyle}>
          <Icon of={Clock} />
          <dl aria-label={copy.openingHours} className={hoursStyle}>
            {openingHours.map(({ title, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and two may be alike
              <div key={at}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {photo && (
        <Picture
          src={photo}
          sizes="(min-width: 1024px) 33vw, 100vw"
          width={800}
          height={600}
          loading="lazy"
          alt={copy.officePicture}
          className={photoStyle}
        />
      )}
    </section>
  );
}

/** The other offices, one below the other; nothing while none is stored. */
function Offices({ title }: { title: string }) {
  const offices = useListed('offices');
  if (offices.length === 0) return null;
  return (
    <section aria-labelledby="offices">
      <h2 id="offices" className={officeStyle}>
        {title}
      </h2>
      <ul>
        {offices.map((office, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and two may be alike
          <li key={at} className={detailStyle}>
            <Icon of={MapPin} />
            <div className={css({ minWidth: '0' })}>
              {office.title && <h3 className={css({ textStyle: 'h4' })}>{office.title}</h3>}
              {office.text && <p className={linesStyle}>{office.text}</p>}
              {office.phone && (
                <a href={phoneAddress(office.phone)} className={officePhoneStyle}>
                  <bdi dir="ltr">{office.phone}</bdi>
                </a>
              )}
              {office.picture && (
                <Picture
                  src={office.picture}
                  sizes="(min-width: 1024px) 30vw, 90vw"
                  width={800}
                  height={600}
                  loading="lazy"
                  alt=""
                  className={photoStyle}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const officePhoneStyle = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'tap' });
const hoursStyle = css({
  display: 'grid',
  gap: '1',
  minWidth: '0',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
  '& dt': { fontWeight: 'medium' },
});
const pageStyle = css({ paddingTop: { base: '12', lg: '18' }, paddingBottom: 'section' });
const leadStyle = css({ marginTop: '4', textStyle: 'lead', color: 'fg.muted', textWrap: 'balance' });
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    lg: 'minmax(0, 1.9fr) minmax(0, 1fr)',
    xl: '720px minmax(0, 1fr)',
  },
  columnGap: { base: '12', xl: '18' },
  rowGap: '12',
  marginTop: { base: '9', lg: '14' },
});
const nextStyle = css({ marginTop: { base: '12', lg: '16' } });
const asideStyle = css({ display: 'grid', alignContent: 'start', gap: '11.5' });
const planStyle = css({
  display: 'inline-block',
  marginTop: '5',
  fontWeight: 'strong',
  textDecoration: 'underline',
});
const noScriptStyle = css({ padding: '4', background: 'bg.shelf', borderRadius: 'control' });
const detailStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  paddingBlock: '4',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '& svg': { flexShrink: '0', color: 'brand.solid' },
});
const linesStyle = css({ whiteSpace: 'pre-line' });
const photoStyle = css({
  width: 'full',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  marginTop: '6',
  borderRadius: 'card',
});
const officeStyle = css({ textStyle: 'h3', marginBottom: '3' });
