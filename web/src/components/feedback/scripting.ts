import { css } from '#styles/css';

/** Hides elements that need script, and placeholders for them, in browsers without script. */
export const scriptedStyle = css({ '@media (scripting: none)': { display: 'none!' } });

/** Shows notices only without script. `!important`, because the rules of exhibits are stronger than the site's. */
export const unscriptedStyle = css({ display: 'none!', '@media (scripting: none)': { display: 'block!' } });
