import type { ComponentProps } from 'react';
import { css, cx } from '#styles/css';

/**
 * A paragraph that a visitor wrote, in any script: its own first letters decide its direction, and Arabic script gets
 * its own face and leading inside the English page.
 */
export function UserText({ className, ...props }: ComponentProps<'p'>) {
  return <p dir="auto" {...props} className={cx(textStyle, className)} />;
}

/** Like {@link UserText}, for a few words within a line in the language of the admin area. */
export function UserWords(props: Omit<ComponentProps<'bdi'>, 'className'>) {
  return <bdi {...props} className={wordsStyle} />;
}

const textStyle = css({
  fontFamily: "['Archivo', 'Alexandria', Arial, sans-serif]",
  overflowWrap: 'anywhere',
  '&:dir(rtl)': { fontFamily: "['Alexandria', 'Archivo', Tahoma, sans-serif]", lineHeight: 1.8 },
});
const wordsStyle = css({
  fontFamily: "['Archivo', 'Alexandria', Arial, sans-serif]",
  overflowWrap: 'anywhere',
});
