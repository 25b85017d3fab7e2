import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
} from '@tanstack/react-query';

/**
 * Also refetches queries that are still loading for the first time. React Query would let them finish, but their
 * response may predate the change.
 */
export class RefetchingQueryClient extends QueryClient {
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const first = {
      ...filters,
      predicate: (query: Query) =>
        query.state.data === undefined && filters.predicate?.(query) !== false,
    };
    if (this.isFetching(first) > 0) await this.cancelQueries(first);
    await super.invalidateQueries(filters, options);
  }
}
