import { css } from '#styles/css';
import { ButtonLink } from './button.tsx';

/** Leads past what stands above `main-content`; seen while it has the focus. */
export function SkipLink({ children }: { children: string }) {
  return (
    <ButtonLink href="#main-content" variant="label" size="s" className={skipStyle}>
      {children}
    </ButtonLink>
  );
}

const skipStyle = css({
  position: 'fixed',
  top: '2',
  insetInlineStart: '2',
  zIndex: 'skip',
  transform: 'translateY(-200%)',
  _focus: { transform: 'none' },
});
