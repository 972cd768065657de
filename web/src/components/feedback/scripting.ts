import { css } from '#styles/css';

/** For elements that need script, and for their replacements. */
export const scriptedStyle = css({ '@media (scripting: none)': { display: 'none!' } });

/**
 * For notices shown without script. With a higher priority than other rules, since those of exhibits are stronger than
 * the site's.
 */
export const unscriptedStyle = css({ display: 'none!', '@media (scripting: none)': { display: 'block!' } });
