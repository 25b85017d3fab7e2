import './styles/tokens.css';
import './styles/base.css';
import './styles/site.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { readPageState } from './page-state';
import { pageAt } from './pages';
import { startCache } from './start-cache';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const state = readPageState();
const queryClient = startCache(state, location.pathname + location.search);

const app = (
  <StrictMode>
    {/* Without transitions the address changes within the event, so the search box can live in it. */}
    <BrowserRouter useTransitions={false}>
      <App queryClient={queryClient} site={state.site} form={state.form} />
    </BrowserRouter>
  </StrictMode>
);

if (root.firstChild) {
  // A transition lets React hydrate in slices and handle input in between. When the page's code does not
  // load, the rendered page stays: its links and forms work without scripts.
  pageAt(location.pathname)
    .page.load()
    .then(() => startTransition(() => void hydrateRoot(root, app)))
    .catch(() => undefined);
} else {
  // React brings a title of its own, and of two the first would count.
  document.querySelector('title')?.remove();
  createRoot(root).render(app);
}
