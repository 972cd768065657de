import { chakra } from '@chakra-ui/react';
import { type ContentKey, content } from '../../../../shared/content.ts';
import { isChanged, useDrafts } from '../../features/site-content/content-drafts.ts';
import { copy } from './copy.en.ts';

interface UnsavedElsewhereProps {
  /** What is in view anyway. */
  except: readonly ContentKey[];
  onShow: (label: string) => void;
}

/** The way to items with unsaved changes that are not in view, for example after a reload. */
export function UnsavedElsewhere({ except, onShow }: UnsavedElsewhereProps) {
  const drafts = useDrafts();
  const keys = (Object.keys(drafts) as ContentKey[]).filter((key) => {
    const draft = drafts[key];
    return draft && isChanged(draft) && !except.includes(key);
  });
  if (keys.length === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" textStyle="sm">
      {copy.unsavedElsewhere}
      {keys.map((key) => (
        <chakra.button
          key={key}
          type="button"
          onClick={() => onShow(content[key].label)}
          minHeight="28px"
          color="brand.fg"
          textDecoration="underline"
        >
          {content[key].label}
        </chakra.button>
      ))}
    </chakra.div>
  );
}
