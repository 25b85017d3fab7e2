import './styles/tokens.css';
import './styles/base.css';
import './styles/back-office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { RefetchingQueryClient } from './api/refetching-query-client';
import { createQueryClient } from './api/query-client';
import { SiteHead } from './components/SiteHead';
import { traceRequests } from './api/trace-requests';
import { readPageState } from './page-state';
import { backOfficeRoutes } from './routes/back-office';
import { SiteContext } from './site';

const root = document.getElementById('root');
if (!root) throw new Error('back-office.html has no element with the id "root".');

const { site } = readPageState();
if (site.traces) traceRequests();
const queryClient = createQueryClient(RefetchingQueryClient);
const router = createBrowserRouter(backOfficeRoutes(queryClient));

// React renders its own title, but browsers show the first one in the document.
document.querySelector('title')?.remove();
createRoot(root).render(
  <StrictMode>
    <SiteContext value={site}>
      <SiteHead />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </SiteContext>
  </StrictMode>,
);
