import { chakra } from '@chakra-ui/react';
import type { ContentItem } from '../../../../shared/content/item.ts';
import { directionOf, type Language, languageNames } from '../../../../shared/language.ts';
import { ConflictChoice } from '../unsaved/conflict-choice.tsx';
import { copy } from './copy.en.ts';

interface ItemConflictProps {
  /** What is stored now. */
  item: ContentItem;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved the item meanwhile: shows their version below the draft, and offers both. */
export function ItemConflict({ item, ...choice }: ItemConflictProps) {
  return (
    <ConflictChoice text={copy.conflict.text} {...choice}>
      <chakra.div display="grid" gridTemplateColumns={{ md: '1fr 1fr' }} gap={{ base: '3', md: '6' }}>
        <Theirs language="en" text={item.value} />
        {item.type === 'text' && <Theirs language="ar" text={item.valueAr} />}
      </chakra.div>
    </ConflictChoice>
  );
}

function Theirs({ language, text }: { language: Language; text: string }) {
  return (
    <chakra.div lang={language} dir={directionOf(language)} minWidth="0">
      <chakra.p textStyle="xs" color="fg.muted">
        {languageNames[language]}
      </chakra.p>
      {text ? (
        <chakra.p textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </chakra.p>
      ) : (
        <chakra.p lang="en" textStyle="sm" color="fg.muted">
          {copy.conflict.empty}
        </chakra.p>
      )}
    </chakra.div>
  );
}
