import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { App } from '../App';
import { DEFAULT_SITE } from '../default-site';
import { SiteContext } from '../site';

/** Renders a component in a router with its own query client. */
export function renderWithProviders(ui: ReactNode, address = '/') {
  return {
    user: userEvent.setup(),
    ...render(
      <SiteContext value={DEFAULT_SITE}>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter initialEntries={[address]} useTransitions={false}>
            {ui}
          </MemoryRouter>
        </QueryClientProvider>
      </SiteContext>,
    ),
  };
}

/** Renders the whole site at an address. `currentAddress()` returns the address after navigation. */
export function openSite(address: string) {
  let current = address;
  const track = (next: string) => {
    current = next;
  };
  const view = render(
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <AddressProbe onChange={track} />
      <App queryClient={createQueryClient()} site={DEFAULT_SITE} />
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup(), currentAddress: () => current };
}

function AddressProbe({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}
