import { css } from '#styles/css';

/** Short facts, one on each line with a small upright box as its bullet; on paper in one paragraph. */
export function Facts({ items }: { items: readonly string[] }) {
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
  '& li': { display: { base: 'flex', _print: 'inline' }, gap: '2.5', paddingBlock: '0.5' },
  '& li::before': {
    content: { base: '""', _print: 'none' },
    flexShrink: '0',
    width: '1.5',
    height: '2.5',
    marginTop: '1.5',
    background: 'brand.solid',
  },
  '& li:not(:last-child)::after': { content: { base: 'none', _print: '"· "' }, marginInlineStart: '1' },
});
