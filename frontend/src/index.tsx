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
const basename = state.site.previewPath ?? '';
const pathname = location.pathname.slice(basename.length) || '/';
const queryClient = startCache(state, pathname + location.search);

const app = (
  <StrictMode>
    {/* Transitions would delay address changes, and typing in the search box would lag behind. */}
    <BrowserRouter basename={basename} useTransitions={false}>
      <App queryClient={queryClient} site={state.site} form={state.form} />
    </BrowserRouter>
  </StrictMode>
);

if (root.firstChild) {
  // Hydrates in a transition, so React yields to input. If the code fails to load, the server-rendered page stays
  // usable.
  pageAt(pathname)
    .page.load()
    .then(() => startTransition(() => void hydrateRoot(root, app)))
    .catch(() => undefined);
} else {
  // React renders its own title, but browsers show the first one in the document.
  document.querySelector('title')?.remove();
  createRoot(root).render(app);
}
