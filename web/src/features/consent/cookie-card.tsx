import { useEffect } from 'react';
import type { Language } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import { type ConsentChoice, everythingGranted, nothingGranted, saveConsent } from '#web/lib/consent.ts';
import { loadOnce, useLazy } from '#web/lib/loading/load-once.ts';
import { applyConsent } from './apply-consent.ts';

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
  /** True while the visitor chooses by category, even after a choice. */
  choosing: boolean;
  onChoosing: (choosing: boolean) => void;
}

/**
 * The cookie banner. It is above the page rather than over it, so that it covers nothing, and scrolls with it. It is in
 * every page's HTML and visible from the first paint if the boot script finds no stored choice, so that nothing moves;
 * the panel of categories replaces it on request.
 */
export function CookieCard({ copy, language, choosing, onChoosing }: CookieCardProps) {
  const Preferences = usePreferences(choosing, () => onChoosing(false));
  const decide = (choice: ConsentChoice) => {
    saveConsent(choice);
    applyConsent(true);
    onChoosing(false);
  };
  return (
    <section aria-label={copy.title} data-choosing={Preferences && ''} className={barStyle}>
      <div hidden={Preferences !== undefined} className={cx(container(), questionStyle)}>
        <p className={textStyle}>{copy.text}</p>
        <div className={actionsStyle}>
          <button type="button" className={choiceButton} onClick={() => decide(everythingGranted)}>
            {copy.acceptAll}
          </button>
          <button type="button" className={choiceButton} onClick={() => decide(nothingGranted)}>
            {copy.rejectAll}
          </button>
          <button type="button" className={choiceButton} onClick={() => onChoosing(true)}>
            {copy.preferences}
          </button>
        </div>
      </div>
      {Preferences && (
        <div className={container()}>
          <Preferences language={language} onSave={decide} onCancel={() => onChoosing(false)} />
        </div>
      )}
    </section>
  );
}

const preferencesPanel = loadOnce(() => import('./cookie-preferences.tsx'));

/** Returns the panel of categories while it is requested, once it is loaded. */
function usePreferences(wanted: boolean, onFailure: () => void) {
  const [panel, loadPanel] = useLazy(preferencesPanel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the load is tried once per wish.
  useEffect(() => {
    if (wanted && !panel) loadPanel().catch(onFailure);
  }, [wanted]);
  return wanted ? panel?.CookiePreferences : undefined;
}

const choiceButton = cx(
  button({ variant: 'outlineDark', size: 's' }),
  css({
    paddingInline: { base: '1', sm: '4' },
    fontSize: { base: 'clamp(13px, 3.8vw, 15px)', sm: 'inherit' },
  }),
);
const barStyle = css({
  display: 'none',
  // Above the page's content, but below its sticky bars.
  '[data-consent] &': {
    display: 'grid',
    position: 'relative',
    zIndex: 'raised',
    minHeight: 'var(--consent-height)',
  },
  '@media print': { display: 'none!' },
  alignItems: 'center',
  paddingBlock: { base: '3', lg: '4' },
  ground: 'ink',
  // When a visitor opens the card again from the end of a page, it covers the page.
  '&[data-choosing]:not([data-consent] *)': {
    display: 'block',
    position: 'fixed',
    bottom: { base: '0', md: '5' },
    insetInlineStart: { base: '0', md: '5' },
    zIndex: 'banner',
    width: 'full',
    maxWidth: { md: '[620px]' },
    maxHeight: 'screen',
    overflowY: 'auto',
    paddingBlock: { base: '5', md: '6' },
    borderRadius: { md: 'dialog' },
    boxShadow: 'dialog',
    '& > *': { paddingInline: { base: '5', md: '6' } },
  },
});
const questionStyle = css({
  // Hidden elements stay hidden, whatever their layout otherwise is.
  '&:not([hidden])': { display: 'grid' },
  gridTemplateColumns: { lg: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: '9',
  rowGap: '3',
});
const textStyle = css({ textStyle: 'sm', color: 'fg.onDarkMuted', textWrap: 'pretty' });
/** Three buttons of equal width and look, so that none is suggested. */
const actionsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '2.5',
  maxWidth: { base: '[480px]', lg: '[none]' },
});
