import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { css, cx } from '../../../styled-system/css/index.js';
import { Icon } from '../ui/icon.tsx';
import { copy } from './copy.en.ts';

/** A password field that can show what was typed. */
export function PasswordInput({ className, ...props }: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={css({ position: 'relative' })}>
      <input
        {...props}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        className={cx(className, css({ paddingInlineEnd: '[56px]', '&::-ms-reveal': { display: 'none' } }))}
      />
      <button
        type="button"
        aria-label={copy.showPassword}
        aria-pressed={shown}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
        className={css({
          position: 'absolute',
          insetInlineEnd: '[3px]',
          top: '[3px]',
          display: 'grid',
          placeItems: 'center',
          width: 'tap',
          height: 'tap',
          borderRadius: 'control',
          color: 'fg.muted',
          _hover: { color: 'fg.default' },
        })}
      >
        <Icon of={shown ? EyeOff : Eye} />
      </button>
    </div>
  );
}
