import { adminAddresses } from '../../../shared/admin-paths.ts';
import { css } from '../../styled-system/css/index.js';
import { button } from '../../styled-system/recipes/index.js';
import { InternalLink } from '../components/internal-link.tsx';
import { copy } from './copy.en.ts';
import { useScreen } from './use-screen.ts';

/** An address of the admin area that has no screen. */
export function NotFoundPage() {
  const heading = useScreen(copy.notFound.title);
  return (
    <main className={css({ padding: 'gutter', background: 'bg.shelf', minHeight: 'screen' })}>
      <h1 ref={heading} tabIndex={-1} className={css({ textStyle: 'h2', outline: 'none' })}>
        {copy.notFound.title}
      </h1>
      <p className={css({ marginBlock: '4' })}>{copy.notFound.text}</p>
      <InternalLink to={adminAddresses.dashboard} className={button()}>
        {copy.notFound.back}
      </InternalLink>
    </main>
  );
}
