import { css } from '#styles/css';

interface PersonFacingProps {
  /** Without a name, an empty place with a plus sign is shown. */
  name: string | undefined;
  /** True for the signed-in person in the header, who is shown on yellow. */
  isOwn?: boolean;
}

/**
 * A small box with the first two letters of a person's name, or an empty place for nobody. Decorative: the name has to
 * be in words beside it.
 */
export function PersonFacing({ name, isOwn = false }: PersonFacingProps) {
  return (
    <span
      aria-hidden="true"
      title={name}
      data-nobody={!name || undefined}
      data-own={isOwn || undefined}
      className={facingStyle}
    >
      {name ? [...name].slice(0, 2).join('').toUpperCase() : '+'}
    </span>
  );
}

const facingStyle = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '5.5',
  height: '7.5',
  background: 'brand.subtle',
  color: 'fg.default',
  fontSize: '11px',
  fontWeight: 'strong',
  '&[data-own]': { background: 'label.solid' },
  '&[data-nobody]': {
    background: 'transparent',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'fg.muted',
  },
});
