import { css } from '#styles/css';
import { Dialog, DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { Switch } from '#web/admin/ui/fields/switch.tsx';
import { copy } from './copy.en.ts';
import { type KeyAction, keyActions } from './key-actions.ts';

interface KeysDialogProps {
  open: boolean;
  enabled: boolean;
  onEnabled: (enabled: boolean) => void;
  onClose: () => void;
}

/** The keys of the inbox, and the switch that turns them off. */
export function KeysDialog({ open, enabled, onEnabled, onClose }: KeysDialogProps) {
  return (
    <Dialog open={open} title={copy.title} close={copy.close} onClose={onClose}>
      <DialogBody>
        <p>{copy.text}</p>
        <dl className={listStyle}>
          {Object.entries(keyActions).map(([action, keys]) => (
            <div key={action} className={rowStyle}>
              <dt>{copy.actions[action as KeyAction]}</dt>
              <dd className={keysStyle}>
                {keys.map((key, place) => (
                  <span key={key}>
                    {place > 0 && ` ${copy.or} `}
                    <kbd className={keyStyle}>{key}</kbd>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <div className={switchStyle}>
          <Switch
            id="inbox-keys"
            checked={enabled}
            onChange={({ currentTarget }) => onEnabled(currentTarget.checked)}
          />
          <label htmlFor="inbox-keys">{copy.enabled}</label>
        </div>
      </DialogBody>
    </Dialog>
  );
}

const listStyle = css({ display: 'grid', gap: '2', marginBlock: '4' });
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
