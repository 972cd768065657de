import { useQuery } from '@tanstack/react-query';
import { BellRing, ChevronRight, Image, type LucideIcon, Mail, Phone, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { contentItemAddress } from '#shared/admin-paths.ts';
import { dashboardTabs } from '#shared/content/layout.ts';
import { content } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { rail } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { actorsQuery } from '../audit/audit-queries.ts';
import { siteContentQuery } from '../content/state/site-content-queries.ts';
import { useUser } from '../lib/signed-in.ts';
import { mailSettingsQuery } from '../messages/notifications/mail-settings.ts';
import { codesQuery } from '../session/codes/codes-query.ts';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { copy } from './copy.en.ts';
import { tabAddress } from './waiting-row.tsx';

const codesDialog = loadOnce(() => import('../session/codes/codes-dialog.tsx'));

/** The keys of the pictures that are edited in the dashboard. */
const pictures = dashboardTabs.flatMap(({ keys }) => keys).filter((key) => content[key].kind === 'image');

interface Step {
  icon: LucideIcon;
  title: string;
  text: string;
  isDone: boolean;
  to?: string;
  onAct?: () => void;
}

interface FirstStepsProps {
  onChooseRecipients: () => void;
  onAskForAddress: () => void;
}

/** The first steps of a new owner. A step disappears when it is done; the card disappears with the last step. */
export function FirstSteps({ onChooseRecipients, onAskForAddress }: FirstStepsProps) {
  const [isSettingUp, setIsSettingUp] = useState(false);
  const steps = useSteps({ onAskForAddress, onChooseRecipients, onSetUp: () => setIsSettingUp(true) });
  if (!steps) return null;
  const left = steps.filter(({ isDone }) => !isDone);
  const done = steps.length - left.length;
  return (
    <>
      {left.length > 0 && (
        <section aria-labelledby="first-steps" className={cardStyle}>
          <div className={headStyle}>
            <div>
              <h2 id="first-steps" className={titleStyle}>
                {copy.steps.title}
              </h2>
              <p className={textStyle}>{copy.steps.done(done, steps.length)}</p>
            </div>
            <span aria-hidden="true" className={facingsStyle}>
              {steps.map(({ title }, place) => (
                <span key={title} data-done={place < done || undefined} className={facingStyle} />
              ))}
            </span>
          </div>
          <span aria-hidden="true" className={rail()} />
          <ul className={listStyle}>
            {left.map((step) => (
              <li key={step.title}>
                <StepRow {...step} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <LazyDialog loader={codesDialog} open={isSettingUp}>
        {({ CodesDialog }) => <CodesDialog open={isSettingUp} onClose={() => setIsSettingUp(false)} />}
      </LazyDialog>
    </>
  );
}

function StepRow({ icon, title, text, to, onAct }: Step) {
  const words: ReactNode = (
    <>
      <Icon of={icon} />
      <span className={wordsStyle}>
        <strong>{title}</strong> <span className={textStyle}>{text}</span>
      </span>
      <Icon of={ChevronRight} size={18} className={chevronStyle} />
    </>
  );
  return to ? (
    <InternalLink to={to} className={stepStyle}>
      {words}
    </InternalLink>
  ) : (
    <button type="button" onClick={onAct} className={stepStyle}>
      {words}
    </button>
  );
}

interface StepActs extends FirstStepsProps {
  onSetUp: () => void;
}

/** Returns the steps once it is known which of them are done; `undefined` before, and if reading failed. */
function useSteps({ onAskForAddress, onChooseRecipients, onSetUp }: StepActs): Step[] | undefined {
  const me = useUser()?.username;
  const { data: items } = useQuery(siteContentQuery);
  const { data: mail } = useQuery(mailSettingsQuery);
  const { data: codes } = useQuery(codesQuery);
  const { data: people } = useQuery(actorsQuery);
  if (!items || !mail || !codes || !people) return undefined;
  const stored = new Set(items.filter(({ value }) => value).map(({ key }) => key));
  const samples = pictures.filter((key) => !stored.has(key));
  const words = copy.steps;
  return [
    {
      ...words.mail,
      icon: Mail,
      isDone: Boolean(people.find(({ username }) => username === me)?.email),
      onAct: onAskForAddress,
    },
    {
      ...words.told,
      icon: BellRing,
      isDone: mail.settings.recipients.length > 0,
      onAct: onChooseRecipients,
    },
    {
      ...words.phone,
      icon: Phone,
      isDone: stored.has('contact_phone'),
      to: contentItemAddress('contact_phone'),
    },
    {
      title: words.pictures.title,
      text: words.pictures.text(samples.length, pictures.length),
      icon: Image,
      isDone: samples.length === 0,
      to: `${tabAddress('content')}&part=Images`,
    },
    { ...words.codes, icon: ShieldCheck, isDone: codes.since !== undefined, onAct: onSetUp },
  ];
}

const cardStyle = css({
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  overflow: 'hidden',
});
const headStyle = css({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  paddingInline: '4',
  paddingTop: '3',
});
const titleStyle = css({ fontSize: '18px', fontWeight: 'strong' });
const textStyle = css({ display: 'block', textStyle: 'xs', color: 'fg.muted', paddingBottom: '1' });
const facingsStyle = css({ display: 'flex', gap: '2' });
const facingStyle = css({
  width: '4',
  height: '6.5',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'fg.muted',
  borderBottomWidth: '0',
  '&[data-done]': { background: 'brand.solid', borderColor: 'transparent' },
});
const listStyle = css({ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' } });
const stepStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  width: 'full',
  minHeight: '14',
  paddingInline: '4',
  paddingBlock: '2',
  textStyle: 'sm',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'bg.shelf' },
  _focusVisible: { outlineOffset: '-3px' },
});
const wordsStyle = css({ flex: '1', minWidth: '0' });
const chevronStyle = css({ _rtl: { transform: 'scaleX(-1)' } });
