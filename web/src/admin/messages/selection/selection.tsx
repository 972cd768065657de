import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { copy } from '../copy.en.ts';

/** The chosen messages of a list, and functions to choose others. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** True if the whole list is chosen, including messages that are not loaded yet. */
  readonly isEverything: boolean;
  choose(ids: readonly string[], isChosen: boolean): void;
  chooseEverything(): void;
}

const SelectionContext = createContext<Selection | undefined>(undefined);

/** Provides the selection of a list. A message that leaves the list is no longer chosen. */
export function SelectionProvider({
  messages,
  children,
}: {
  messages: readonly Message[];
  children: ReactNode;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isEverything, setIsEverything] = useState(false);
  const selection = useMemo((): Selection => {
    const ids = new Set(messages.flatMap(({ id }) => (isEverything || chosen.has(id) ? [id] : [])));
    return {
      ids,
      isEverything,
      choose: (some, isChosen) => {
        setIsEverything(false);
        setChosen(
          isChosen ? new Set([...ids, ...some]) : new Set([...ids].filter((id) => !some.includes(id))),
        );
      },
      chooseEverything: () => setIsEverything(true),
    };
  }, [messages, chosen, isEverything]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** Returns the selection of the surrounding list; `undefined` if nothing can be chosen. */
export function useSelection(): Selection | undefined {
  return use(SelectionContext);
}

/** The checkbox that chooses a message; renders nothing if the list has no selection. */
export function ChooseBox({ message: { id, name } }: { message: Message }) {
  const selection = useSelection();
  if (!selection) return null;
  return (
    <label className={boxStyle}>
      <input
        type="checkbox"
        data-key="choose"
        aria-label={copy.choose(name)}
        checked={selection.ids.has(id)}
        onChange={({ currentTarget }) => selection.choose([id], currentTarget.checked)}
      />
    </label>
  );
}

const boxStyle = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 'tap',
  minHeight: 'tap',
  marginInlineStart: '-3',
  marginBlock: '-2',
  '& input': { width: '5', height: '5' },
});
