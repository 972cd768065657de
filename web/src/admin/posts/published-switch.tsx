import { chakra } from '@chakra-ui/react';
import { Switch } from '../ui/switch.tsx';
import { copy } from './copy.en.ts';
import { controlId } from './post-problems.ts';

interface PublishedSwitchProps {
  checked: boolean;
  readOnly: boolean;
  onChange: (published: boolean) => void;
}

/** Whether visitors see the post once it is saved. */
export function PublishedSwitch({ checked, readOnly, onChange }: PublishedSwitchProps) {
  return (
    <chakra.div role="group" aria-labelledby="post-status" minWidth="0">
      <chakra.p id="post-status" textStyle="sm" fontWeight="strong" marginBottom="2">
        {copy.fields.status.en}
      </chakra.p>
      <chakra.label
        htmlFor={controlId('published')}
        display="inline-flex"
        alignItems="center"
        gap="3"
        minHeight="tap"
        cursor="pointer"
      >
        <Switch
          id={controlId('published')}
          checked={checked}
          aria-disabled={readOnly}
          aria-describedby="post-status-hint"
          onChange={({ currentTarget }) => readOnly || onChange(currentTarget.checked)}
        />
        {copy.published}
      </chakra.label>
      <chakra.p id="post-status-hint" textStyle="sm" color="fg.muted">
        {checked ? copy.publishedHint : copy.draftHint}
      </chakra.p>
    </chakra.div>
  );
}
