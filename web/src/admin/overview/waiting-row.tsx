import { ChevronRight, type LucideIcon } from 'lucide-react';
import { adminAddresses } from '#shared/admin-paths.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { FailedRead } from '../ui/notice.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { copy } from './copy.en.ts';

/** The URL of a tab of the dashboard. */
export const tabAddress = (tab: string) => `${adminAddresses.dashboard}?tab=${tab}`;

/** A row of the overview: a kind of open work, such as new messages. */
export interface WaitingState {
  title: string;
  /** The number of open items; `undefined` until it is loaded. */
  count: number | undefined;
  /** The count in words. */
  figure?: string | undefined;
  /** Shown in place of the count. */
  icon?: LucideIcon;
  isFailed: boolean;
  onTryAgain: () => unknown;
  /** `danger`: it needs attention; `label`: it is the most pressing one. */
  tone?: 'danger' | 'label' | undefined;
  /** True if the text is a warning. */
  isLate?: boolean;
  text: string;
  /** The label of the button. */
  act: string;
  /** The target of the button. */
  to?: string;
  onAct?: () => void;
}

/** A row of open work: its count, its text, and a link to it. On a phone the whole row is the link. */
export function WaitingRow(props: WaitingState) {
  const { title, count, figure, icon, isFailed, onTryAgain, tone, isLate, text, act, to, onAct } = props;
  if (isFailed) {
    return (
      <li className={failedStyle}>
        <FailedRead tryAgain={copy.tryAgain} onTryAgain={onTryAgain}>
          {title ? `${title}: ${copy.failed}` : copy.failed}
        </FailedRead>
      </li>
    );
  }
  if (count === undefined) {
    return (
      <li className={rowStyle}>
        <span className={skeletonStyle} />
        <p role="status">{title || copy.loading}</p>
      </li>
    );
  }
  const words = (
    <>
      <span className={actStyle}>{act}</span>
      <Icon of={ChevronRight} size={18} className={chevronStyle} />
    </>
  );
  const style = cx(button({ variant: tone === 'label' ? 'solid' : 'outline', size: 'xs' }), buttonStyle);
  return (
    <li className={rowStyle}>
      <span data-tone={tone} className={tileStyle}>
        {icon ? <Icon of={icon} size={22} /> : figure}
      </span>
      <div className={wordsStyle}>
        <p className={titleStyle}>{title}</p>
        {text && (
          <p data-late={isLate || undefined} className={textStyle}>
            <UserWords>{text}</UserWords>
          </p>
        )}
      </div>
      {to ? (
        <InternalLink to={to} aria-label={`${act}: ${title}`} className={style}>
          {words}
        </InternalLink>
      ) : (
        <button type="button" aria-label={`${act}: ${title}`} onClick={onAct} className={style}>
          {words}
        </button>
      )}
    </li>
  );
}

const rowStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '3', md: '7' },
  minHeight: { base: '16', md: '18' },
  paddingInline: { base: '3', md: '4' },
  paddingBlock: '2.5',
});
const failedStyle = css({ padding: '3' });
const skeletonStyle = css({
  flex: 'none',
  width: '13',
  height: '10',
  background: 'bg.sunken',
  borderRadius: 'label',
});
const tileStyle = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: { base: '11.5', md: '13' },
  height: '10',
  paddingInline: '1',
  borderRadius: 'label',
  fontSize: '22px',
  fontWeight: 'heading',
  fontVariantNumeric: 'tabular-nums',
  '&[data-tone=label]': { background: 'label.solid' },
  '&[data-tone=danger]': { background: 'danger.solid', color: 'danger.contrast' },
});
const wordsStyle = css({ flex: '1', minWidth: '0' });
const titleStyle = css({ textStyle: 'sm', fontWeight: 'strong' });
const textStyle = css({
  textStyle: { base: 'xs', md: 'sm' },
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  '&[data-late]': { color: 'danger.fg' },
});
/** On a phone the link covers the row. */
const buttonStyle = css({
  flex: 'none',
  width: { base: 'auto', md: '[10.7em]' },
  minHeight: { md: '10' },
  paddingInline: { base: '0', md: '2' },
  position: 'static',
  mdDown: {
    background: 'transparent',
    borderColor: 'transparent',
    color: 'fg.default',
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});
const actStyle = css({ srOnly: { base: true, md: false } });
const chevronStyle = css({ display: { md: 'none' }, _rtl: { transform: 'scaleX(-1)' } });
