import { css } from '#styles/css';

/** Running text in a readable width, its first paragraph larger. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={textStyle}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

const textStyle = css({
  maxWidth: 'measure',
  color: 'fg.muted',
  textWrap: 'pretty',
  '& p + p': { marginTop: '4' },
  '& p:first-child': { textStyle: 'lead', color: 'fg.default' },
});
