import { Languages } from 'lucide-react';
import { directionOf, languageNames } from '#shared/language.ts';
import { chooseLanguage } from '#web/admin/lib/language/choose-language.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { Icon } from '#web/components/icon.tsx';
import { languageNameStyle } from '#web/i18n/language-name-style.ts';
import { Button } from '../button.tsx';

const other = adminLanguage === 'en' ? 'ar' : 'en';

/** Switches the admin area to its other language, and is labelled with that language's own name. */
export function LanguageSwitch({ variant = 'outlineDark' }: { variant?: 'outlineDark' | 'plain' }) {
  return (
    <Button
      variant={variant}
      size="xs"
      lang={other}
      dir={directionOf(other)}
      className={languageNameStyle}
      onClick={() => chooseLanguage(other)}
    >
      <Icon of={Languages} size={18} />
      {languageNames[other]}
    </Button>
  );
}
