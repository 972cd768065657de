import { css } from '#styles/css';

/** For what only script can bring to life, and for what stands in the place of that. */
export const scriptedStyle = css({ '@media (scripting: none)': { display: 'none!' } });

/** For what is said where there is no script. Stronger than other rules, as those of exhibits are stronger than the site's. */
export const unscriptedStyle = css({ display: 'none!', '@media (scripting: none)': { display: 'block!' } });
