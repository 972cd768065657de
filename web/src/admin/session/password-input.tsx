import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { copy } from './copy.en.ts';

/** A password field that can show what was typed. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <chakra.div position="relative">
      <chakra.input
        {...props}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        paddingInlineEnd="56px"
        css={{ '&::-ms-reveal': { display: 'none' } }}
      />
      <chakra.button
        type="button"
        aria-label={copy.showPassword}
        aria-pressed={shown}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
        position="absolute"
        insetInlineEnd="3px"
        top="3px"
        display="grid"
        placeItems="center"
        width="tap"
        height="tap"
        borderRadius="control"
        color="fg.muted"
        _hover={{ color: 'fg.default' }}
      >
        <Icon of={shown ? EyeOff : Eye} />
      </chakra.button>
    </chakra.div>
  );
}
