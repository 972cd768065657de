import { chakra } from '@chakra-ui/react';
import { House } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { brand } from '../../../../shared/brand.ts';
import wall from '../../assets/login-wall.svg';
import { LogoMark } from '../../components/logo-mark.tsx';
import { copy } from '../copy.en.ts';
import { Icon } from './icon.tsx';

interface WallLayoutProps {
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A screen of one form, beside a wall of shelves where there is room. */
export function WallLayout({ heading, title, lead, children }: WallLayoutProps) {
  return (
    <chakra.div display="grid" gridTemplateColumns={{ lg: '1fr 1fr' }} minHeight="screen">
      <chakra.main
        display="flex"
        flexDirection="column"
        justifyContent="space-between"
        gap="12"
        paddingInline="gutter"
        paddingBlock={{ base: '9', lg: '14' }}
      >
        <chakra.p display="flex" alignItems="center" gap="3" textStyle="h4">
          <LogoMark colour="#14535B" accent="#FFC933" />
          {brand.name.en}
        </chakra.p>
        <chakra.div width="full" maxWidth="420px" display="grid" gap="6">
          <chakra.div>
            <chakra.h1 ref={heading} tabIndex={-1} textStyle="h2" outline="none">
              {title}
            </chakra.h1>
            <chakra.p textStyle="lead" color="fg.muted" marginTop="2">
              {lead}
            </chakra.p>
          </chakra.div>
          {children}
        </chakra.div>
        <chakra.a
          href="/"
          display="inline-flex"
          alignItems="center"
          alignSelf="flex-start"
          gap="2"
          minHeight="tap"
          textStyle="sm"
          color="fg.muted"
          _hover={{ color: 'fg.default', textDecoration: 'underline' }}
        >
          <Icon of={House} />
          {copy.backToSite}
        </chakra.a>
      </chakra.main>
      <chakra.div
        display={{ base: 'none', lg: 'block' }}
        background="bg.deep"
        backgroundImage={{ lg: `url(${wall})` }}
        backgroundSize="cover"
        backgroundPosition="center"
      />
    </chakra.div>
  );
}
