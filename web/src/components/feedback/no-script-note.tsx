import { css, cx } from '#styles/css';
import { PageLink } from '../navigation/page-link.tsx';
import { unscriptedStyle } from './scripting.ts';

export interface NoScriptCopy {
  /** Ends before the link. */
  text: string;
  link: string;
}

/** Stands above what needs script to be shown, where there is none: says so, and leads to the contact page. */
export function NoScriptNote({ copy }: { copy: NoScriptCopy }) {
  return (
    <p className={cx(unscriptedStyle, css({ marginBottom: '7' }))}>
      {copy.text}{' '}
      <PageLink to="/contact" className={css({ textDecoration: 'underline' })}>
        {copy.link}
      </PageLink>
      .
    </p>
  );
}
