import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import emptyShelf from '../../assets/shelf-empty.svg';
import tippedShelf from '../../assets/shelf-tipped.svg';

interface ShelfPanelProps {
  /** `empty`: there is nothing to show; `tipped`: it could not be loaded. */
  shelf: 'empty' | 'tipped';
  title: string;
  text: string;
  children?: ReactNode;
}

/** Stands in a list's place when it has no items. */
export function ShelfPanel({ shelf, title, text, children }: ShelfPanelProps) {
  return (
    <chakra.div
      role={shelf === 'tipped' ? 'alert' : undefined}
      display="grid"
      justifyItems="start"
      padding={{ base: '5', md: '7' }}
      background={shelf === 'tipped' ? 'danger.subtle' : 'bg.canvas'}
      borderWidth="1px"
      borderColor={shelf === 'tipped' ? 'danger.muted' : 'border.subtle'}
      borderRadius="card"
    >
      <img src={shelf === 'tipped' ? tippedShelf : emptyShelf} width={250} height={90} alt="" />
      <chakra.p textStyle="h4" marginTop="5">
        {title}
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted" marginTop="1">
        {text}
      </chakra.p>
      {children}
    </chakra.div>
  );
}
