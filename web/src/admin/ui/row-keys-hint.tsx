import { css } from '#styles/css';
import { copy } from './copy.en.ts';

/** Says after a list with `useRowFocus` which keys lead to its other rows; visible while the keyboard is in the list. */
export function RowKeysHint({ id }: { id: string }) {
  return (
    <p id={id} className={hintStyle}>
      {copy.rowKeys}
    </p>
  );
}

const hintStyle = css({
  position: 'sticky',
  bottom: '0',
  paddingInline: '4',
  paddingBlock: '2',
  background: 'bg.sunken',
  textStyle: 'xs',
  ':not(:has(:focus-visible)) + &': { srOnly: true },
});
