import { Languages } from 'lucide-react';
import { directionOf, languageNames } from '#shared/language.ts';
import { chooseLanguage } from '#web/admin/lib/language/choose-language.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { Icon } from '#web/components/icon.tsx';
import { languageNameStyle } from '#web/i18n/language-name-style.ts';
import { Button } from '../button.tsx';
import { menuRowStyle } from './disclosed-menu.tsx';

const other = adminLanguage === 'en' ? 'ar' : 'en';

/** Switches the admin area to its other language, and is labelled with that language's own name. */
export function LanguageSwitch({
  variant = 'outlineDark',
  isRow = false,
}: {
  variant?: 'outlineDark' | 'plain';
  /** True for a row of a menu. */
  isRow?: boolean;
}) {
  const choose = () => chooseLanguage(other);
  if (isRow) {
    return (
      <button type="button" lang={other} onClick={choose} className={menuRowStyle}>
        <Icon of={Languages} size={18} />
        <span dir={directionOf(other)} className={languageNameStyle}>
          {languageNames[other]}
        </span>
      </button>
    );
  }
  return (
    <Button
      variant={variant}
      size="xs"
      lang={other}
      dir={directionOf(other)}
      className={languageNameStyle}
      onClick={choose}
    >
      <Icon of={Languages} size={18} />
      {languageNames[other]}
    </Button>
  );
}
