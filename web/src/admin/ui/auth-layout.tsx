import { House } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { brand } from '#shared/brand.ts';
import { css } from '#styles/css';
import wall from '#web/assets/login-wall.svg';
import { LogoMark } from '#web/components/navigation/logo-mark.tsx';
import { copy } from '../copy.en.ts';
import { Icon } from './icon.tsx';

interface AuthLayoutProps {
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A screen of one form, beside a wall of shelves where there is room. */
export function AuthLayout({ heading, title, lead, children }: AuthLayoutProps) {
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: { lg: '1fr 1fr' }, minHeight: 'screen' })}>
      <main
        className={css({
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          gap: '12',
          paddingInline: 'gutter',
          paddingBlock: { base: '9', lg: '14' },
        })}
      >
        <p className={css({ display: 'flex', alignItems: 'center', gap: '3', textStyle: 'h4' })}>
          <LogoMark colour="#14535B" accent="#FFC933" />
          {brand.name.en}
        </p>
        <div className={css({ width: 'full', maxWidth: '[420px]', display: 'grid', gap: '6' })}>
          <div>
            <h1 ref={heading} tabIndex={-1} className={css({ textStyle: 'h2', outline: 'none' })}>
              {title}
            </h1>
            <p className={css({ textStyle: 'lead', color: 'fg.muted', marginTop: '2' })}>{lead}</p>
          </div>
          {children}
        </div>
        <a
          href="/"
          className={css({
            display: 'inline-flex',
            alignItems: 'center',
            alignSelf: 'flex-start',
            gap: '2',
            minHeight: 'tap',
            textStyle: 'sm',
            color: 'fg.muted',
            _hover: { color: 'fg.default', textDecoration: 'underline' },
          })}
        >
          <Icon of={House} />
          {copy.backToSite}
        </a>
      </main>
      <div
        className={css({
          display: { base: 'none', lg: 'block' },
          position: 'relative',
          background: 'bg.deep',
        })}
      >
        <img
          src={wall}
          alt=""
          loading="lazy"
          className={css({
            position: 'absolute',
            inset: '0',
            width: 'full',
            height: 'full',
            objectFit: 'cover',
          })}
        />
      </div>
    </div>
  );
}
