import { Fragment, useId } from 'react';
import { css } from '#styles/css';
import { isApple } from '#web/admin/lib/apple.ts';
import { enableKeys, useKeysEnabled } from '#web/admin/lib/keys-enabled.ts';
import { copy as inboxCopy } from '#web/admin/messages/keys/copy.en.ts';
import { type KeyAction, keyActions } from '#web/admin/messages/keys/key-actions.ts';
import { Dialog, DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { Switch } from '#web/admin/ui/fields/switch.tsx';
import { copy } from './copy.en.ts';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** All shortcuts of the admin area, and the switch that turns those of one letter off. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const isEnabled = useKeysEnabled();
  return (
    <Dialog open={open} title={copy.title} close={copy.close} onClose={onClose}>
      <DialogBody>
        <p>{copy.text}</p>
        <Keys title={copy.everywhere} rows={everywhere} />
        <Keys title={copy.inbox} rows={inInbox} />
        <Keys title={copy.writing} rows={whileWriting} />
        <div className={switchStyle}>
          <Switch
            id="one-key-shortcuts"
            checked={isEnabled}
            onChange={({ currentTarget }) => enableKeys(currentTarget.checked)}
          />
          <label htmlFor="one-key-shortcuts">{copy.enabled}</label>
        </div>
      </DialogBody>
    </Dialog>
  );
}

/** The action of a shortcut, its keys, and the word between two of them. */
type Row = readonly [action: string, keys: readonly string[], between?: string];

const held = isApple ? '⌘' : 'Ctrl';
const everywhere: readonly Row[] = [
  [copy.find, [`${held} K`]],
  [copy.help, ['?']],
  ...Object.entries(copy.goTo).map(([letter, action]): Row => [action, ['G', letter], copy.andThen]),
];
const inInbox = Object.entries(keyActions).map(
  ([action, keys]): Row => [inboxCopy.actions[action as KeyAction], keys],
);
const whileWriting: readonly Row[] = [
  [copy.keep, [`${held} S`]],
  [copy.main, [`${held} Enter`]],
  [copy.bold, [`${held} B`]],
  [copy.italic, [`${held} I`]],
  [copy.link, [`${held} K`]],
  [copy.tools, ['Alt F10']],
  [copy.column, [`${held} /`]],
];

function Keys({ title, rows }: { title: string; rows: readonly Row[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={titleStyle}>
        {title}
      </h3>
      <dl className={listStyle}>
        {rows.map(([action, keys, between = copy.or]) => (
          <div key={action} className={rowStyle}>
            <dt>{action}</dt>
            <dd className={keysStyle}>
              {keys.map((key, place) => (
                <Fragment key={key}>
                  {place > 0 && ` ${between} `}
                  <kbd dir="ltr" className={keyStyle}>
                    {key}
                  </kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const titleStyle = css({ textStyle: 'h4', marginBottom: '2' });
const listStyle = css({ display: 'grid', gap: '2' });
const rowStyle = css({ display: 'flex', justifyContent: 'space-between', gap: '4' });
const keysStyle = css({ whiteSpace: 'nowrap', color: 'fg.muted' });
const keyStyle = css({
  paddingInline: '2',
  paddingBlock: '0.5',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'label',
  color: 'fg.default',
});
const switchStyle = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'tap' });
