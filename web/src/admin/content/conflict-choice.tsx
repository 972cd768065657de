import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { ContentItem } from '../../../../shared/content/item.ts';
import { directionOf, type Language, languageNames } from '../../../../shared/language.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { copy } from './copy.en.ts';

interface ConflictChoiceProps {
  /** What is stored now. */
  item: ContentItem;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * Somebody else saved the item meanwhile: shows their version below the draft, and offers both. Stands in the place of the
 * button that had the focus.
 */
export function ConflictChoice({ item, busy, onKeepMine, onTakeTheirs }: ConflictChoiceProps) {
  const firstChoice = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) firstChoice.current?.focus();
  }, []);
  return (
    <chakra.div display="grid" gap="4">
      <Notice>{copy.conflict.text}</Notice>
      <chakra.div padding="4" background="bg.shelf" borderRadius="control">
        <chakra.p textStyle="sm" fontWeight="strong" marginBottom="3">
          {copy.conflict.theirs}
        </chakra.p>
        <chakra.div display="grid" gridTemplateColumns={{ md: '1fr 1fr' }} gap={{ base: '3', md: '6' }}>
          <Theirs language="en" text={item.value} />
          {item.type === 'text' && <Theirs language="ar" text={item.valueAr} />}
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button ref={firstChoice} size="s" aria-disabled={busy} onClick={onKeepMine}>
          {copy.conflict.keepMine}
        </Button>
        <Button variant="outline" size="s" onClick={onTakeTheirs}>
          {copy.conflict.takeTheirs}
        </Button>
      </chakra.div>
    </chakra.div>
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
