import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface NoticeProps {
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Something went wrong here. Read out when it appears. */
export function Notice({ children, action }: NoticeProps) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      padding="4"
      paddingBlock="3"
      borderRadius="control"
      background="danger.subtle"
      color="danger.fg"
      textStyle="sm"
      fontWeight="medium"
      css={{ '& svg': { flexShrink: 0 } }}
    >
      <Icon of={CircleAlert} />
      <chakra.span flex="1" minWidth="12em">
        {children}
      </chakra.span>
      {action}
    </chakra.div>
  );
}
