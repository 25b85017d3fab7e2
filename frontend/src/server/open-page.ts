import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { ApiError } from '../api/api-error';
import { createQueryClient } from '../api/query-client';
import { pageAddress, parsePage } from '../components/pager/page-number';
import { addressOf, type CourseFilters, NO_SCRIPT } from '../features/courses';
import type { PageQuery } from '../admin-screen';
import { notFoundPage, pageAt, type PageSite, type PublicPage } from '../pages';
import { startCache } from '../start-cache';
import { adapterTo } from './api-adapter';
import type { FoundPage, LoadedPage, Page, ServerBundle } from './contract';
import { renderPage } from './render-page';

export const openPage: ServerBundle['openPage'] = (url, site) => {
  const { pathname, search, searchParams } = new URL(`http://site${url}`);
  if (pathname.length > 1 && pathname.endsWith('/')) {
    return moved(pathname.replace(/\/+$/, '') + search);
  }
  const lower = pathname.toLowerCase();
  if (/^\/admin(\/|$)/.test(lower)) {
    return lower === pathname ? 'back office' : moved(lower + search);
  }
  const { page, params } = pageAt(pathname);
  const hasOneAddress = !/[:*]/.test(page.path);
  if (hasOneAddress && page.path !== pathname) return moved(page.path + search);
  if (page.filters)
    return openCatalogue(page, page.filters(searchParams, site), { query: searchParams, site });
  if (page.parameters) return openListed(page, { query: searchParams, site, params }, pathname);
  return toPage(page, { params, site }, page === notFoundPage ? nowhereOn(page) : pathname);
};

interface Asked {
  query: URLSearchParams;
  site: PageSite;
}

/** Opens a page whose parameters are read from the address, such as the number of a page of a list. */
function openListed(
  page: PublicPage,
  { query, site, params }: Asked & { params: Params },
  pathname: string,
): FoundPage {
  const usual = page.normalize?.(query, pathname) ?? pageAddress(pathname, parsePage(query));
  if (isOdd(page, query, usual)) return moved(withOtherParams(page, usual, query));
  return { ...toPage(page, { params, site }, usual), single: page.isSingle?.(query) ?? false };
}

/** A search is for the browser, so that not each is a page to be rendered; without JavaScript it says so. */
function openCatalogue(
  page: PublicPage,
  filters: CourseFilters,
  { query, site }: Asked,
): FoundPage {
  const at = { params: {}, site };
  const usual = addressOf(filters, page.path);
  const single = filters.search !== '' && query.has(NO_SCRIPT);
  if (isOdd(page, query, usual) || query.has(NO_SCRIPT) !== single) {
    return moved(withOtherParams(page, usual, query));
  }
  if (single) return { ...toPage(page, at, `${usual}&${NO_SCRIPT}=1`), single };
  if (filters.search)
    return toPage(page, at, addressOf({ ...filters, search: '', page: 1 }, page.path));
  return toPage(page, at, usual);
}

function toPage(
  page: PublicPage,
  { params, site }: { params: Params; site: PageSite },
  address: string,
): Page {
  const { searchParams: query } = new URL(address, 'http://site');
  return {
    address,
    single: false,
    load: async (callApi) => {
      const cache = createQueryClient();
      try {
        const request = callApi && { adapter: adapterTo(callApi) };
        if (request) await fill(cache, page.queries?.({ params, query, site }, request));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return missingPage(page, error.status === 410 ? 410 : 404);
      }
      return {
        status: page === notFoundPage ? 404 : 200,
        address: page.address?.(params, cache) ?? address,
        source: page.source,
        render: (site, form) => renderPage(address, cache, { site, form }),
      };
    },
  };
}

async function fill(cache: QueryClient, queries: PageQuery[] = []): Promise<void> {
  await Promise.all(queries.map((query) => cache.fetchQuery(query)));
}

/** Says of all pages of a kind that what they are about is not there. */
function missingPage(page: PublicPage, missing: number): LoadedPage {
  const address = nowhereOn(page);
  return {
    status: missing,
    address,
    source: page.source,
    render: (site, form) => {
      const state = { site, form, missing };
      return renderPage(address, startCache(state, address), state);
    },
  };
}

function nowhereOn({ path }: PublicPage): string {
  // Any path of one part may be a page that an admin has written.
  return path.replace('*', 'nowhere/at-all').replace(/:.*/, 'nowhere');
}

/** Two slashes at the start would lead to another host. */
function moved(address: string): FoundPage {
  return { redirect: address.replace(/^\/*/, '/') };
}

/** Whether its parameters are not written as the site itself writes them, such as "?level=advanced". */
function isOdd({ parameters = [] }: PublicPage, query: URLSearchParams, usual: string): boolean {
  const given = [...query].filter(([name]) => parameters.includes(name));
  const { searchParams } = new URL(usual, 'http://site');
  return new URLSearchParams(given).toString() !== searchParams.toString();
}

/** Without a search there is nothing that the browser could not do. */
function withOtherParams(
  { parameters = [] }: PublicPage,
  address: string,
  query: URLSearchParams,
): string {
  const url = new URL(address, 'http://site');
  for (const [name, value] of query) {
    const isNeeded = name !== NO_SCRIPT || url.searchParams.has('search');
    if (!parameters.includes(name) && isNeeded) url.searchParams.append(name, value);
  }
  return url.pathname + url.search;
}
