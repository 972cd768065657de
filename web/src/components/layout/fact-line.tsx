import { css } from '#styles/css';

/** Short facts in one paragraph, a point between them. */
export function FactLine({ items }: { items: readonly string[] }) {
  return (
    <ul className={listStyle}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const listStyle = css({
  marginTop: '3',
  textStyle: 'sm',
  '& li': { display: 'inline' },
  '& li:not(:last-child)::after': { content: '"· "', marginInlineStart: '1', color: 'fg.muted' },
});
