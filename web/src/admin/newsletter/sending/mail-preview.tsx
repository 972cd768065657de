import { directionOf } from '#shared/language.ts';
import type { ReaderMail } from '#shared/newsletter/sending.ts';
import { css } from '#styles/css';
import { copy } from './copy.en.ts';

/** What readers of a language get, as their mail program shows it. */
export function MailPreview({ mail }: { mail: ReaderMail }) {
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
