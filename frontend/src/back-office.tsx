import './styles/tokens.css';
import './styles/base.css';
import './styles/back-office.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { AskingClient } from './api/asking-client';
import { takeFirstAnswers } from './api/first-answers';
import { createQueryClient } from './api/query-client';
import { traceCalls } from './api/trace-calls';
import { readPageState } from './page-state';
import { holdReload } from './reload';
import { BackOfficeRoutes } from './routes/back-office';
import { SiteContext } from './site';

const root = document.getElementById('root');
if (!root) throw new Error('back-office.html has no element with the id "root".');

const { site } = readPageState();
if (site.traces) traceCalls();
takeFirstAnswers();
const queryClient = createQueryClient(AskingClient);
holdReload(() => queryClient.isMutating() > 0);

// React brings a title of its own, and of two the first would count.
document.querySelector('title')?.remove();
createRoot(root).render(
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <SiteContext value={site}>
        <QueryClientProvider client={queryClient}>
          <BackOfficeRoutes />
        </QueryClientProvider>
      </SiteContext>
    </BrowserRouter>
  </StrictMode>,
);
