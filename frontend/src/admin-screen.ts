import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { UserRole } from './api/generated/model/userRole';

/** A request, as the generated `get…QueryOptions` helpers return it. */
export type PageQuery = Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>;

/** A screen of the back office. Everything that lists screens reads `screens.ts` and this. */
export interface AdminScreen {
  path: string;
  /** The heading and the title of the document. */
  title: string;
  /** The name in the navigation and in the command palette. */
  label: string;
  icon: ComponentType;
  roles: readonly UserRole[];
  /** The menu that shows the screen. A screen without a group is reached by links. */
  group?: 'main' | 'settings';
  /** The key that opens the screen after `g`. */
  goKey?: string;
  load: () => Promise<{ default: ComponentType }>;
  /** The requests that the router starts on each visit, beside loading the code. */
  queries?: (visit: { role: UserRole; search: URLSearchParams }) => PageQuery[];
}

/** The page of a list that an address without parameters shows. */
export const FIRST_PAGE = { page: 1, limit: 50 };
