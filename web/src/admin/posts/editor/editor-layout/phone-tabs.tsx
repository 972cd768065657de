import { css } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { copy } from '#web/admin/posts/copy.en.ts';
import { fieldsOf, type PostDefinition } from '#web/admin/posts/post-definition.ts';
import { TabList } from '#web/admin/ui/tabs/tabs.tsx';
import { useStore } from '#web/lib/store.ts';
import { type PostDraft, postDrafts } from '../post-drafts.ts';
import { chooseView, type PhoneView, usePhoneView } from './shown-languages.ts';

const id = 'post-view';

/** Returns the attributes of the element that the tabs control. */
export const phonePanel = (view: PhoneView) =>
  ({ role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${view}` }) as const;

interface PhoneTabsProps {
  definition: PostDefinition;
  draftId: string;
}

/**
 * Chooses what a phone shows of a post: its text in one language, or its settings. A dashed box marks Arabic that is
 * incomplete.
 */
export function PhoneTabs({ definition, draftId }: PhoneTabsProps) {
  const view = usePhoneView();
  const isIncomplete = useStore(postDrafts, (all) => lacksArabic(definition, all[draftId]));
  return (
    <TabList
      id={id}
      label={copy.editor.views}
      variant="line"
      tabs={[...editedFirst, 'settings' as const].map((part) => ({
        id: part,
        label: (
          <>
            <bdi {...(part !== 'settings' && { lang: part })}>
              {part === 'settings' ? copy.editor.settings : copy.editor.shown[part]}
            </bdi>
            {part === 'ar' && isIncomplete && (
              <>
                <span aria-hidden="true" className={facingStyle} />
                <span className={css({ srOnly: true })}>, {copy.editor.incomplete}</span>
              </>
            )}
          </>
        ),
      }))}
      open={view}
      onOpen={(part) => chooseView(part as PhoneView)}
      className={listStyle}
    />
  );
}

/** True if a long text or the title is written in English only. */
function lacksArabic({ rows }: PostDefinition, draft: PostDraft | undefined): boolean {
  const { values } = draft ?? { values: {} as Record<string, string | boolean> };
  const english = fieldsOf({ rows, side: [], search: [] }).filter(({ isArabic }) => !isArabic);
  return english.some(({ name }) => values[name] !== '' && !values[`${name}Ar`]);
}

const listStyle = css({
  flexShrink: '0',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  '& > button': { flex: '1', minHeight: '12', justifyContent: 'center' },
});
const facingStyle = css({
  display: 'inline-block',
  width: '2.5',
  height: '3.75',
  marginInlineStart: '2',
  verticalAlign: 'middle',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'fg.muted',
});
