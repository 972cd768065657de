import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { css } from '#styles/css';
import { openGlobalDialog } from '#web/admin/lib/global-dialogs.ts';
import { chooseLanguage } from '#web/admin/lib/language/choose-language.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { useUser } from '#web/admin/lib/signed-in.ts';
import { downloadFoundMutation } from '#web/admin/messages/found/download-found.ts';
import { useLogout } from '#web/admin/session/use-logout.ts';
import { Dialog, DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { Icon } from '#web/components/icon.tsx';
import { copy } from './copy.en.ts';
import type { Act } from './places.ts';
import { noteRecent, recentIds } from './recent.ts';
import { takeTyped } from './typed-ahead.ts';
import { type Finding, useFindings } from './use-findings.ts';

interface PaletteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Finds screens, actions, posts, texts, pictures, people and messages by some words, and opens one of them. */
export function PaletteDialog({ open, onClose }: PaletteDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (open) hasLeft.current = false;
  }, [open]);
  return (
    <Dialog
      open={open}
      title={copy.title}
      close={copy.close}
      onClose={onClose}
      focusFirst={() => input.current}
      // The element that had the focus before belongs to the screen that was left.
      focusAfter={() => (hasLeft.current ? inNewScreen() : null)}
      className={dialogStyle}
    >
      <Palette
        input={input}
        onClose={onClose}
        onLeave={() => {
          hasLeft.current = true;
        }}
      />
    </Dialog>
  );
}

/** Returns the element to which the opened screen has moved the focus, such as the row that was found; otherwise the screen. */
function inNewScreen(): HTMLElement | null {
  const main = document.getElementById('main-content');
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && main?.contains(activeElement) ? activeElement : main;
}

interface PaletteProps {
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
  onLeave: () => void;
}

function Palette({ input, onClose, onLeave }: PaletteProps) {
  const id = useId();
  const account = useUser()?.username ?? '';
  const navigate = useNavigate();
  const run = useAct();
  const [search, setSearch] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const [recent] = useState(() => recentIds(account));
  const { groups, pending, failed, tryAgain } = useFindings(search, recent);
  const findings = groups.flatMap((group) => group.findings);
  const found = findings.findIndex((finding) => finding.id === activeId);
  const at = Math.max(found, 0);
  const active = findings[at];
  const listId = `${id}-list`;
  const optionId = (finding: Finding) => `${id}-${finding.id}`;
  useEffect(() => {
    document.getElementById(`${id}-${active?.id}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active?.id]);

  const choose = (finding: Finding) => {
    if (!finding.isMore) noteRecent(account, finding.id);
    onClose();
    if (finding.act) run(finding.act);
    else if (finding.to === '/') location.assign(finding.to);
    else if (finding.to) {
      onLeave();
      navigate(finding.to);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const count = findings.length;
    const to = {
      ArrowDown: (at + 1) % count,
      ArrowUp: (at - 1 + count) % count,
      PageDown: Math.min(at + page, count - 1),
      PageUp: Math.max(at - page, 0),
    }[event.key];
    if (to !== undefined && count > 0) {
      event.preventDefault();
      setActiveId(findings[to]?.id);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    }
  };
  const isSearching = search.trim() !== '';
  const names = (sources: readonly (keyof typeof copy.groups)[]) =>
    sources.map((source) => copy.groups[source]).join(copy.comma);
  return (
    <>
      <div className={boxStyle}>
        <span className={iconStyle}>
          <Icon of={Search} />
        </span>
        <FindBox
          ref={input}
          aria-expanded={findings.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && optionId(active)}
          onSearch={(text) => {
            setSearch(text);
            setActiveId(undefined);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <DialogBody className={bodyStyle}>
        <p role="status" className={statusStyle}>
          {isSearching &&
            (pending.length > 0
              ? copy.looking(names(pending))
              : findings.length > 0
                ? copy.count(findings.length)
                : failed.length === 0 && copy.nothing(search.trim()))}
        </p>
        {isSearching && findings.length === 0 && pending.length === 0 && failed.length === 0 && (
          <p className={noteStyle}>{copy.nothingText}</p>
        )}
        {failed.length > 0 && (
          <div className={noticeStyle}>
            <FailedRead tryAgain={copy.tryAgain} onTryAgain={tryAgain}>
              {copy.failed(names(failed))}
            </FailedRead>
          </div>
        )}
        <div id={listId} role="listbox" aria-label={copy.results} className={listStyle}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
            <div key={group.name} role="group" aria-labelledby={`${listId}-${group.name}`}>
              <div id={`${listId}-${group.name}`} className={groupStyle}>
                {copy.groups[group.name]}
              </div>
              {group.findings.map((finding) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
                <div
                  key={finding.id}
                  id={optionId(finding)}
                  role="option"
                  aria-selected={finding === active}
                  onPointerMove={() => setActiveId(finding.id)}
                  // The focus stays in the box, and on a phone the keyboard stays open.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(finding)}
                  className={optionStyle}
                >
                  <Icon of={finding.icon} size={18} />
                  <span className={linesStyle}>
                    <span dir="auto" className={nameStyle}>
                      {finding.name}
                    </span>
                    {finding.detail && (
                      <span dir="auto" className={detailStyle}>
                        {finding.detail}
                      </span>
                    )}
                  </span>
                </div>
              ))}
            </div>
          ))}
        </div>
      </DialogBody>
    </>
  );
}

interface FindBoxProps extends Omit<ComponentProps<'input'>, 'onSearch'> {
  /** Called in the background, so that a typed character appears at once. */
  onSearch: (text: string) => void;
}

function FindBox({ onSearch, ...props }: FindBoxProps) {
  const [typed, setTyped] = useState('');
  const type = (value: string) => {
    setTyped(value);
    startTransition(() => onSearch(value));
  };
  return (
    <TextInput
      {...props}
      onFocus={() => {
        const ahead = takeTyped();
        if (ahead) type(typed + ahead);
      }}
      role="combobox"
      aria-label={copy.title}
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={200}
      dir={typed ? 'auto' : undefined}
      placeholder={copy.placeholder}
      value={typed}
      onChange={({ currentTarget: { value } }) => type(value)}
      className={inputStyle}
    />
  );
}

/** The number of options by which Page Up and Page Down move. */
const page = 8;

/** Returns a function that does an action of the search which is no link, such as a logout. */
function useAct(): (act: Act) => void {
  const { leave } = useLogout();
  const download = useMutation(downloadFoundMutation);
  return (act) => {
    if (act === 'logout') leave();
    else if (act === 'language') chooseLanguage(adminLanguage === 'en' ? 'ar' : 'en');
    else if (act === 'export-messages') download.mutate({});
    else openGlobalDialog(act);
  };
}

const dialogStyle = css({
  maxWidth: '[680px]',
  height: { base: 'full', md: '[min(640px, 100%)]' },
  alignSelf: { md: 'flex-start' },
});
const boxStyle = css({
  position: 'relative',
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
const iconStyle = css({
  position: 'absolute',
  insetInlineStart: { base: '7', md: '8' },
  top: '[calc(50% - 10px)]',
  color: 'fg.muted',
  pointerEvents: 'none',
});
const inputStyle = css({ paddingInlineStart: '11.5' });
const bodyStyle = css({
  display: 'flex',
  flexDirection: 'column',
  padding: '0',
  gap: '0',
  flex: '1',
  minHeight: '0',
  overflow: 'hidden',
});
/**
 * The list itself is the element that scrolls: the keys of the box move the selection and so scroll the list. Another element
 * that scrolls could be scrolled by keyboard only if it had the focus.
 */
const listStyle = css({ flex: '1', minHeight: '0', paddingBottom: '3', overflowY: 'auto' });
const statusStyle = css({
  paddingInline: { base: '4', md: '5' },
  paddingTop: '3',
  textStyle: 'xs',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  _empty: { display: 'none' },
});
const noteStyle = css({ paddingInline: { base: '4', md: '5' }, paddingTop: '1', textStyle: 'sm' });
const noticeStyle = css({ paddingInline: { base: '4', md: '5' }, paddingTop: '3' });
const groupStyle = css({
  paddingInline: { base: '4', md: '5' },
  paddingTop: '4',
  paddingBottom: '1',
  textStyle: 'xs',
  fontWeight: 'strong',
  color: 'fg.muted',
});
const optionStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: { base: 'tap', md: '10' },
  paddingInline: { base: '4', md: '5' },
  textStyle: 'sm',
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: 'fg.muted' },
  '&[aria-selected=true]': {
    background: 'label.subtle',
    boxShadow: '[inset 3px 0 0 var(--chakra-colors-label-solid)]',
  },
});
/** On phones the name has a line of its own. */
const linesStyle = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { base: 'flex-start', md: 'baseline' },
  columnGap: '3',
  flex: '1',
  minWidth: '0',
  paddingBlock: '1.5',
});
const nameStyle = css({
  flex: '0 1 auto',
  maxWidth: { base: 'full', md: '[65%]' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 'strong',
});
const detailStyle = css({
  flex: { md: '1' },
  maxWidth: 'full',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textStyle: 'xs',
  color: 'fg.muted',
});
