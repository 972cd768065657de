import type { ComponentProps } from 'react';
import { css } from '#styles/css';

/** A button that looks like a link, on the dark ground of the dashboard's head. */
export function HeaderLink(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={linkStyle} />;
}

const linkStyle = css({
  flex: 'none',
  paddingBlock: '1',
  textDecoration: 'underline',
  cursor: 'pointer',
  _hover: { color: 'fg.onDark' },
});
