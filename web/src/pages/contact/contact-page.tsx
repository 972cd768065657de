import { Mail, MapPin, Phone } from 'lucide-react';
import { brand } from '../../../../shared/brand.ts';
import { css, cx } from '../../../styled-system/css/index.js';
import { container } from '../../../styled-system/recipes/index.js';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { showToast } from '../../features/toasts/toasts.ts';
import type { ContactCopy } from './copy.en.ts';

export default function ContactPage({ copy }: { copy: ContactCopy }) {
  const { form } = copy;
  return (
    <div className={cx(container(), pageStyle)}>
      <h1 className={css({ textStyle: 'h1' })}>{copy.title}</h1>
      <p className={leadStyle}>{copy.lead}</p>
      <div className={columnsStyle}>
        <ContactForm
          copy={form}
          onSuccess={() => showToast({ tone: 'success', title: form.sentTitle, text: form.sentText })}
          onFailure={() => showToast({ tone: 'danger', title: form.failedTitle, text: form.failedText })}
        />
        <Office copy={copy} />
      </div>
    </div>
  );
}

function Office({ copy }: { copy: ContactCopy }) {
  return (
    <section aria-labelledby="office">
      <h2 id="office" className={css({ textStyle: 'h3', marginBottom: '3' })}>
        {copy.office}
      </h2>
      <address className={css({ fontStyle: 'normal' })}>
        <p className={detailStyle}>
          <MapPin size={20} strokeWidth={1.75} aria-hidden="true" />
          {copy.address}
        </p>
        <a href={`tel:${brand.phone.replaceAll(' ', '')}`} className={detailStyle}>
          <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
          <bdi dir="ltr">{brand.phone}</bdi>
        </a>
        <a href={`mailto:${brand.email}`} className={detailStyle}>
          <Mail size={20} strokeWidth={1.75} aria-hidden="true" />
          <bdi dir="ltr">{brand.email}</bdi>
        </a>
      </address>
    </section>
  );
}

const pageStyle = css({ paddingTop: { base: '12', lg: '18' }, paddingBottom: 'section' });
const leadStyle = css({ marginTop: '4', textStyle: 'lead', color: 'fg.muted', textWrap: 'pretty' });
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '720px 1fr' },
  columnGap: '[72px]',
  rowGap: '12',
  marginTop: { base: '9', lg: '14' },
});
const detailStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  paddingBlock: '4',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '& svg': { flexShrink: '0', color: 'brand.solid' },
});
