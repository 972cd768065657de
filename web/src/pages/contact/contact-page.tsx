import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import { unscriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import { CheckList } from '#web/components/layout/check-list.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { Picture } from '#web/components/picture.tsx';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { useContent, useWhenSet } from '#web/features/content/use-content.ts';
import { usePicture } from '#web/features/content/use-picture.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { contactReasonAt } from '#web/lib/contact-paths.ts';
import { phoneAddress } from '#web/lib/phone-address.ts';
import type { PageProps } from '../page-props.ts';
import type { ContactCopy, ContactTexts } from './copy.en.ts';
import { useScopeSlip } from './scope/lazy-scope-slip.tsx';

export default function ContactPage({ copy, texts, id }: PageProps<typeof import('./copy.en.ts')>) {
  const { form } = copy;
  const reason = contactReasonAt(`/contact/${id}`);
  const opening = reason && copy.openedFor[reason];
  const { slip, compose } = useScopeSlip(reason === 'scope');
  const title = useContent(texts, 'contact_title');
  const lead = useContent(texts, 'contact_description');
  return (
    <div className={cx(container(), pageStyle)}>
      <h1 className={css({ textStyle: 'h1' })}>{opening?.title ?? title}</h1>
      <p className={leadStyle}>{opening?.lead ?? lead}</p>
      <div className={columnsStyle}>
        <div>
          <p className={cx(unscriptedStyle, noScriptStyle)}>{form.noScript}</p>
          <ContactForm
            key={id}
            reason={reason}
            ask={opening?.ask}
            compose={compose}
            copy={form}
            onSuccess={() => showToast({ tone: 'success', title: form.sentTitle, text: form.sentText })}
            onFailure={() => showToast({ tone: 'danger', title: form.failedTitle, text: form.failedText })}
          />
        </div>
        <div className={asideStyle}>
          {slip}
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
        </div>
      </div>
    </div>
  );
}

function Office({ copy, texts }: { copy: ContactCopy; texts: ContactTexts }) {
  const phone = useContent(texts, 'contact_phone');
  const email = useContent(texts, 'contact_email');
  const hours = useWhenSet('business_hours');
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
