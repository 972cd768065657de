import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type { Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { button } from '#styles/recipes';
import { type ConsentChoice, consentCategories, nothingGranted, readConsent } from '#web/lib/consent.ts';
import { copy as arabic } from './copy.ar.ts';
import { type CookiePreferencesCopy, copy as english } from './copy.en.ts';

export interface CookiePreferencesProps {
  language: Language;
  onSave: (choice: ConsentChoice) => void;
  onCancel: () => void;
}

const copies: Record<Language, CookiePreferencesCopy> = { en: english, ar: arabic };

/** The choice by category. Takes the focus, and returns it when it closes. */
export function CookiePreferences({ language, onSave, onCancel }: CookiePreferencesProps) {
  const copy = copies[language];
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    title.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) requestAnimationFrame(() => opener.focus());
    };
  }, []);
  const stored = readConsent() ?? nothingGranted;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onSave({
      analytics: chosen.has('analytics'),
      marketing: chosen.has('marketing'),
      functional: chosen.has('functional'),
    });
  };
  return (
    <form onSubmit={onSubmit} onKeyDown={(event) => event.key === 'Escape' && onCancel()}>
      <h2 ref={title} tabIndex={-1} className={titleStyle}>
        {copy.title}
      </h2>
      <ul className={css({ marginTop: '3' })}>
        <li>
          <label className={rowStyle}>
            <input type="checkbox" checked disabled className={boxStyle} />
            <Category {...copy.necessary} />
          </label>
        </li>
        {consentCategories.map((category) => (
          <li key={category}>
            <label className={rowStyle}>
              <input type="checkbox" name={category} defaultChecked={stored[category]} className={boxStyle} />
              <Category {...copy[category]} />
            </label>
          </li>
        ))}
      </ul>
      <div className={actionsStyle}>
        <button type="submit" className={button({ variant: 'label', size: 's' })}>
          {copy.save}
        </button>
        <button type="button" className={button({ variant: 'outlineDark', size: 's' })} onClick={onCancel}>
          {copy.cancel}
        </button>
      </div>
    </form>
  );
}

function Category({ name, purpose }: { name: string; purpose: string }) {
  return (
    <span className={categoryStyle}>
      <span className={css({ fontWeight: 'strong' })}>{name}</span>
      <span className={css({ color: 'fg.onDarkMuted' })}>{purpose}</span>
    </span>
  );
}

const titleStyle = css({ textStyle: 'h4', outline: 'none' });
const rowStyle = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  paddingBlock: '1.5',
  textStyle: 'sm',
  cursor: 'pointer',
});
const categoryStyle = css({
  display: 'grid',
  gridTemplateColumns: { sm: '140px 1fr' },
  columnGap: '4',
  flexGrow: '1',
});
const boxStyle = css({
  appearance: 'none',
  flexShrink: '0',
  width: '[22px]',
  height: '[22px]',
  borderWidth: '2px',
  borderColor: 'border.onDarkControl',
  borderRadius: 'label',
  cursor: 'inherit',
  '&:checked': {
    background: 'label.solid',
    borderColor: 'label.solid',
    backgroundImage:
      "[url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 18' fill='none' stroke='%230E2124' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4 9.5 3.5 3.5L14 6'/%3E%3C/svg%3E\")]",
  },
  '&:disabled': {
    background: 'fg.muted',
    borderColor: 'fg.muted',
    cursor: 'not-allowed',
    backgroundImage:
      "[url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 18' fill='none' stroke='%23fff' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Crect x='4' y='8.5' width='10' height='6.5' rx='1'/%3E%3Cpath d='M6 8.5V6.5a3 3 0 0 1 6 0v2'/%3E%3C/svg%3E\")]",
  },
});
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2.5', marginTop: '4' });
