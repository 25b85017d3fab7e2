import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { SiteHead } from './components/SiteHead';
import { SiteRoutes } from './routes/site';
import type { Site, SubmittedForm } from './server/contract';
import { SiteContext } from './site';
import { SubmittedFormContext } from './submitted-form';

interface AppProps {
  queryClient: QueryClient;
  site: Site;
  form?: SubmittedForm;
}

/** Renders the app inside a router. The browser, the server and the tests each provide their own router. */
export function App({ queryClient, site, form }: AppProps) {
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={queryClient}>
        <SubmittedFormContext value={form}>
          <SiteHead />
          <SiteRoutes />
        </SubmittedFormContext>
      </QueryClientProvider>
    </SiteContext>
  );
}
