import { chakra } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { TextInput } from '../ui/text-box.tsx';
import { copy } from './copy.en.ts';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
}

/** Searches while it is typed in. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <chakra.div role="search" position="relative" width="full" maxWidth="440px">
      <chakra.span
        position="absolute"
        insetInlineStart="14px"
        top="15px"
        color="fg.muted"
        pointerEvents="none"
      >
        <Icon of={Search} />
      </chakra.span>
      <TextInput
        ref={input}
        dir="auto"
        value={value}
        aria-label={copy.search}
        placeholder={copy.search}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
        paddingInline="46px"
      />
      {value && (
        <chakra.button
          type="button"
          aria-label={copy.clearSearch}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
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
          <Icon of={X} />
        </chakra.button>
      )}
    </chakra.div>
  );
}
