import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from './api/query-client';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const siteName = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;

createRoot(root).render(
  <StrictMode>
    {/* Without transitions the address changes within the event, so the search box can live in it. */}
    <BrowserRouter useTransitions={false}>
      <App queryClient={createQueryClient()} siteName={siteName} />
    </BrowserRouter>
  </StrictMode>,
);
