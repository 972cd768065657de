import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { css, cx } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { FieldButton } from '../ui/fields/field-button.tsx';
import { copy } from './copy.en.ts';

/** A password field that can be made readable. For the current password, by default. */
export function PasswordInput({
  className,
  autoComplete = 'current-password',
  ...props
}: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={css({ position: 'relative' })}>
      <input
        {...props}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        className={cx(className, inputStyle)}
      />
      <FieldButton
        aria-label={copy.showPassword}
        aria-pressed={shown}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
      >
        <Icon of={shown ? EyeOff : Eye} />
      </FieldButton>
    </div>
  );
}

const inputStyle = css({ paddingInlineEnd: '14', '&::-ms-reveal': { display: 'none' } });
