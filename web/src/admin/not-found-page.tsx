import { chakra } from '@chakra-ui/react';
import { InternalLink } from '../components/internal-link.tsx';
import { addresses } from './addresses.ts';
import { copy } from './copy.en.ts';
import { ButtonLink } from './ui/button.tsx';
import { useScreen } from './use-screen.ts';

/** An address of the admin area that has no screen. */
export function NotFoundPage() {
  const heading = useScreen(copy.notFound.title);
  return (
    <chakra.main padding="gutter" background="bg.shelf" minHeight="screen">
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="h2" outline="none">
        {copy.notFound.title}
      </chakra.h1>
      <chakra.p marginBlock="4">{copy.notFound.text}</chakra.p>
      <ButtonLink asChild>
        <InternalLink to={addresses.dashboard}>{copy.notFound.back}</InternalLink>
      </ButtonLink>
    </chakra.main>
  );
}
