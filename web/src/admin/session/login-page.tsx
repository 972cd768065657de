import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import wall from '../../assets/login-wall.svg';
import { LogoMark } from '../../components/logo-mark.tsx';
import { sessionQuery } from '../../features/session/session.ts';
import { Redirect } from '../redirect.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { useScreen } from '../use-screen.ts';
import { copy } from './copy.en.ts';
import { LoginForm } from './login-form.tsx';
import { addressAfterLogin, endedAddress } from './return-address.ts';

/** Signs an administrator in and goes on to the dashboard; somebody who is signed in already goes there at once. */
export function LoginPage() {
  const heading = useScreen(copy.screen);
  const { data: session } = useQuery(sessionQuery);
  const { state } = useLocation();
  if (typeof session === 'object') return <Redirect to={addressAfterLogin(state)} />;
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
          {copy.siteName}
        </chakra.p>
        <chakra.div width="full" maxWidth="420px" display="grid" gap="6">
          <chakra.div>
            <chakra.h1 ref={heading} tabIndex={-1} textStyle="h2" outline="none">
              {copy.title}
            </chakra.h1>
            <chakra.p textStyle="lead" color="fg.muted" marginTop="2">
              {copy.lead}
            </chakra.p>
          </chakra.div>
          {endedAddress(state) && <Notice>{copy.ended}</Notice>}
          <LoginForm />
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
          {copy.back}
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
