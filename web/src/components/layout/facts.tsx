import { css } from '#styles/css';

/** Short facts, one on each line with a small upright box as its bullet. */
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
  '@media print': { columns: '2', columnGap: '5' },
  '& li': { display: 'flex', gap: '2.5', paddingBlock: { base: '0.5', _print: '0' } },
  '& li::before': {
    content: '""',
    flexShrink: '0',
    width: '1.5',
    height: '2.5',
    marginTop: '1.5',
    background: 'brand.solid',
    printColorAdjust: 'exact',
  },
});
