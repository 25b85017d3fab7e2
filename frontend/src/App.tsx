import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { SiteRoutes } from './routes/site';
import { DEFAULT_SITE_NAME, SiteNameContext } from './site-name';

interface AppProps {
  queryClient: QueryClient;
  siteName?: string;
}

/** Everything inside the router, which differs between browser, server and tests. */
export function App({ queryClient, siteName = DEFAULT_SITE_NAME }: AppProps) {
  return (
    <SiteNameContext value={siteName}>
      <QueryClientProvider client={queryClient}>
        <SiteRoutes />
      </QueryClientProvider>
    </SiteNameContext>
  );
}
