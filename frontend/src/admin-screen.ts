import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { UserRole } from './api/generated/model/userRole';

/** A request as the generated `get…QueryOptions` helpers return it. */
export type PageQuery = Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>;

/** A page below a screen, such as an editor. It has the screen's roles and place in the menu, and sets its own title. */
interface SubPage {
  /** Starts with the screen's path, such as `/admin/offerings/:id`. */
  path: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** Describes one screen of the back office. Router, navigation and command palette read these objects. */
export interface AdminScreen {
  path: string;
  title: string;
  /** Shown in the navigation and in the command palette. */
  label: string;
  icon: ComponentType;
  roles: readonly UserRole[];
  /** The menu that lists the screen. Screens without a group are reached by links only. */
  group?: 'main' | 'settings';
  /** The key that opens the screen after `g`. */
  goKey?: string;
  load: () => Promise<{ default: ComponentType }>;
  subPages?: readonly SubPage[];
  /** Requests that the router starts on each visit, in parallel with loading the code. */
  queries?: (visit: { role: UserRole; search: URLSearchParams }) => PageQuery[];
}

/** The page that a list shows when the address has no parameters. */
export const FIRST_PAGE = { page: 1, limit: 50 };
