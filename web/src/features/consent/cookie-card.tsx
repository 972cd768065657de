import { type ComponentType, useEffect, useState } from 'react';
import type { Language } from '../../../../shared/language.ts';
import { css } from '../../../styled-system/css/index.js';
import { button } from '../../../styled-system/recipes/index.js';
import { type ConsentChoice, everythingGranted, nothingGranted, saveConsent } from './consent.ts';
import type { CookiePreferencesProps } from './cookie-preferences.tsx';
import { loadTag } from './tag.ts';

export interface CookieCardCopy {
  title: string;
  text: string;
  acceptAll: string;
  rejectAll: string;
  preferences: string;
}

interface CookieCardProps {
  copy: CookieCardCopy;
  language: Language;
  /** Whether the visitor wants to choose by category, whatever was chosen before. */
  choosing: boolean;
  onChoosing: (choosing: boolean) => void;
}

/**
 * The cookie banner. It is in every page's HTML and shows from the first paint on when the boot script finds no stored
 * choice, so that nothing moves; the panel of categories takes its place when it is asked for.
 */
export function CookieCard({ copy, language, choosing, onChoosing }: CookieCardProps) {
  const Preferences = usePreferences(choosing, () => onChoosing(false));
  const decide = (choice: ConsentChoice) => {
    saveConsent(choice);
    loadTag();
    onChoosing(false);
  };
  return (
    <section aria-label={copy.title} data-choosing={Preferences && ''} className={cardStyle}>
      <div hidden={Preferences !== undefined}>
        <p className={titleStyle}>{copy.title}</p>
        <p className={textStyle}>{copy.text}</p>
        <div className={actionsStyle}>
          <button type="button" className={labelButton} onClick={() => decide(everythingGranted)}>
            {copy.acceptAll}
          </button>
          <button type="button" className={labelButton} onClick={() => decide(nothingGranted)}>
            {copy.rejectAll}
          </button>
          <button
            type="button"
            className={button({ variant: 'outlineDark', size: 's' })}
            onClick={() => onChoosing(true)}
          >
            {copy.preferences}
          </button>
        </div>
      </div>
      {Preferences && <Preferences language={language} onSave={decide} onCancel={() => onChoosing(false)} />}
    </section>
  );
}

/** The panel of categories while it is wanted, once it is loaded. */
function usePreferences(
  wanted: boolean,
  onFailure: () => void,
): ComponentType<CookiePreferencesProps> | undefined {
  const [Panel, setPanel] = useState<ComponentType<CookiePreferencesProps>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the load is tried once per wish.
  useEffect(() => {
    if (wanted)
      import('./cookie-preferences.tsx').then(
        (module) => setPanel(() => module.CookiePreferences),
        onFailure,
      );
  }, [wanted]);
  return wanted ? Panel : undefined;
}

const labelButton = button({ variant: 'label', size: 's' });
const cardStyle = css({
  '--focus': '#FFC933',
  display: 'none',
  '[data-consent] &': { display: 'block' },
  '&[data-choosing]': { display: 'block' },
  position: 'fixed',
  bottom: { base: '0', md: '7' },
  insetInlineStart: { base: '0', md: '7' },
  zIndex: 'banner',
  width: 'full',
  maxWidth: { md: '[620px]' },
  maxHeight: 'screen',
  overflowY: 'auto',
  padding: { base: '5', md: '6' },
  background: 'bg.ink',
  color: 'fg.onDark',
  borderTopWidth: '1px',
  borderInlineWidth: { md: '1px' },
  borderBottomWidth: { md: '1px' },
  borderColor: 'border.onDark',
  borderRadius: { md: 'dialog' },
  boxShadow: 'dialog',
});
const titleStyle = css({ textStyle: 'h4' });
const textStyle = css({ marginTop: '1', textStyle: 'sm', color: 'fg.onDarkMuted' });
const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '[10px]',
  marginTop: '4',
  '& > button': { flexGrow: { base: '1', md: '0' } },
});
