import { House, LogOut } from 'lucide-react';
import type { FormEvent, RefObject } from 'react';
import { logout } from '../../../../shared/api.ts';
import { css, cx } from '../../../styled-system/css/index.js';
import { LogoMark } from '../../components/logo-mark.tsx';
import { dashboardWidth } from '../dashboard/dashboard-width.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { leaveEditor } from '../unsaved/leave-request.ts';
import { copy } from './copy.en.ts';

/** The editor's title, the way to the website, and the way out: a plain form, which works whatever else fails. */
export function SimpleHeader({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const askFirst = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    leaveEditor(() => form.submit());
  };
  return (
    <>
      <SkipLink>{copy.skipLink}</SkipLink>
      <header
        className={css({
          background: 'bg.ink',
          color: 'fg.onDark',
          '--focus': 'var(--chakra-colors-label-solid)',
        })}
      >
        <div
          className={cx(
            dashboardWidth,
            css({
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: '5',
              rowGap: '2',
              minHeight: '[64px]',
              paddingBlock: '2',
            }),
          )}
        >
          <div className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
            <LogoMark colour="#FFFFFF" accent="#FFC933" />
            <h1 ref={heading} tabIndex={-1} className={css({ textStyle: 'h4', outline: 'none' })}>
              {copy.title}
            </h1>
          </div>
          <div className={css({ display: 'flex', gap: '3' })}>
            <ButtonLink href="/" variant="outlineDark" size="xs">
              <Icon of={House} size={18} />
              {copy.website}
            </ButtonLink>
            <form method={logout.method} action={logout.path} onSubmit={askFirst}>
              <Button type="submit" variant="outlineDark" size="xs">
                <Icon of={LogOut} size={18} />
                {copy.logout}
              </Button>
            </form>
          </div>
        </div>
      </header>
    </>
  );
}
