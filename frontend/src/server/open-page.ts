import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { ApiError } from '../api/api-error';
import { createQueryClient } from '../api/query-client';
import { addressOf, FILTER_NAMES, NO_SCRIPT, parseFilters } from '../features/courses';
import { startCache } from '../page-state';
import { notFoundPage, pageAt, type PageQuery, type PublicPage } from '../pages';
import { paths } from '../paths';
import { adminTitleAt } from '../routes/admin-titles';
import { adapterTo } from './api-adapter';
import type { FoundPage, LoadedPage, Page } from './contract';
import { renderPage } from './render-page';

export function openPage(url: string): FoundPage {
  const { pathname, search, searchParams } = new URL(`http://site${url}`);
  if (pathname.length > 1 && pathname.endsWith('/')) {
    return moved(pathname.replace(/\/+$/, '') + search);
  }
  const title = adminTitleAt(pathname);
  if (title) return { title };
  const { page, params } = pageAt(pathname);
  const hasOneAddress = !/[:*]/.test(page.path);
  if (hasOneAddress && page.path !== pathname) return moved(page.path + search);
  if (page.path === paths.courses) return openCatalogue(page, searchParams);
  return toPage(page, params, page === notFoundPage ? nowhereOn(page) : pathname);
}

/** A search is for the browser, so that not each is a page to be rendered; without JavaScript it says so. */
function openCatalogue(page: PublicPage, query: URLSearchParams): FoundPage {
  const filters = parseFilters(query);
  const usual = addressOf(filters);
  const single = filters.search !== '' && query.has(NO_SCRIPT);
  if (hasOddFilters(query, usual) || query.has(NO_SCRIPT) !== single) {
    return moved(withOtherParams(usual, query));
  }
  if (single) return { ...toPage(page, {}, `${usual}&${NO_SCRIPT}=1`), single };
  return toPage(page, {}, addressOf({ ...filters, search: '' }));
}

function toPage(page: PublicPage, params: Params, address: string): Page {
  return {
    address,
    single: false,
    load: async (callApi) => {
      const cache = createQueryClient();
      try {
        if (callApi) await fill(cache, page.queries?.(params, { adapter: adapterTo(callApi) }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return missingPage(page, error.status === 410 ? 410 : 404);
      }
      return {
        status: page === notFoundPage ? 404 : 200,
        address: page.address?.(params, cache) ?? address,
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
    render: (site, form) => {
      const state = { site, form, missing };
      return renderPage(address, startCache(state, address), state);
    },
  };
}

function nowhereOn({ path }: PublicPage): string {
  return path.replace(/[:*].*/, 'nowhere');
}

/** Two slashes at the start would lead to another host. */
function moved(address: string): FoundPage {
  return { redirect: address.replace(/^\/*/, '/') };
}

/** Whether the filters are not written as the site itself writes them, such as "?level=advanced". */
function hasOddFilters(params: URLSearchParams, usual: string): boolean {
  const given = [...params].filter(([name]) => FILTER_NAMES.includes(name));
  const { searchParams } = new URL(usual, 'http://site');
  return new URLSearchParams(given).toString() !== searchParams.toString();
}

/** Without a search there is nothing that the browser could not do. */
function withOtherParams(address: string, params: URLSearchParams): string {
  const url = new URL(address, 'http://site');
  for (const [name, value] of params) {
    const isNeeded = name !== NO_SCRIPT || url.searchParams.has('search');
    if (!FILTER_NAMES.includes(name) && isNeeded) url.searchParams.append(name, value);
  }
  return url.pathname + url.search;
}
