import { useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { copy } from '#web/admin/versions/copy.en.ts';
import { openHistory } from '#web/admin/versions/history.ts';
import { Icon } from '#web/components/icon.tsx';
import type { PostDefinition } from '../post-definition.ts';
import { postHistory } from './post-history.ts';

interface HistoryToolProps {
  definition: PostDefinition;
  id: string;
  title: string;
}

/** The button for the versions of a stored post. */
export function HistoryTool({ definition, id, title }: HistoryToolProps) {
  const queryClient = useQueryClient();
  return (
    <Button
      variant="outline"
      size="xs"
      className={toolStyle}
      onClick={() => openHistory(postHistory(definition, { id, title }, queryClient))}
    >
      <Icon of={History} size={18} />
      {copy.open}
    </Button>
  );
}

const toolStyle = css({ minHeight: '10' });
