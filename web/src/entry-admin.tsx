import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './theme/global.css';
import { AdminApp } from './admin/admin-app.tsx';
import { createQueryClient } from './admin/query-client.ts';
import { system } from './admin/system.ts';

// A page that comes back from the browser's memory may show what belonged to a session that has ended since.
addEventListener('pageshow', (event) => event.persisted && location.reload());

createRoot(document.getElementById('root') as HTMLElement).render(
  <ChakraProvider value={system}>
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <AdminApp />
      </BrowserRouter>
    </QueryClientProvider>
  </ChakraProvider>,
);
