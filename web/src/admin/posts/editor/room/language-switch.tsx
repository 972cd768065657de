import { copy } from '#web/admin/posts/copy.en.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { chooseLanguage, useLanguageChoice } from './shown-languages.ts';

/** Which languages of the post are on the screen. */
export function LanguageSwitch() {
  const { choices, chosen } = useLanguageChoice();
  return (
    <ChoiceGroup
      label={copy.room.languages}
      choices={choices.map((value) => ({
        value,
        label: copy.room.shown[value],
        language: value === 'both' ? undefined : value,
      }))}
      chosen={chosen}
      onChoose={chooseLanguage}
    />
  );
}
