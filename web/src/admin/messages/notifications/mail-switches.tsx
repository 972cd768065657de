import type { MailSettings } from '#shared/mail/mail-settings.ts';
import { css } from '#styles/css';
import { Switch } from '#web/admin/ui/fields/switch.tsx';
import { copy } from './copy.en.ts';

interface MailSwitchesProps {
  settings: MailSettings;
  onChange: (settings: MailSettings) => void;
}

const switches = ['acknowledge', 'digest'] as const;

/** Switches for the mails besides the notices of new messages. */
export function MailSwitches({ settings, onChange }: MailSwitchesProps) {
  return (
    <div className={listStyle}>
      {switches.map((name) => (
        <div key={name} className={rowStyle}>
          <Switch
            id={`mail-${name}`}
            aria-describedby={`mail-${name}-text`}
            checked={settings[name] ?? false}
            onChange={({ currentTarget }) => onChange({ ...settings, [name]: currentTarget.checked })}
          />
          <div>
            <label htmlFor={`mail-${name}`} className={css({ fontWeight: 'medium' })}>
              {copy.switches[name].label}
            </label>
            <p id={`mail-${name}-text`} className={textStyle}>
              {copy.switches[name].text}
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}

const listStyle = css({ display: 'grid', gap: '4', width: 'full' });
const rowStyle = css({ display: 'flex', alignItems: 'flex-start', gap: '3' });
const textStyle = css({ textStyle: 'sm', color: 'fg.muted' });
