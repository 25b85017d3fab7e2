import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
} from '@tanstack/react-query';

/**
 * Asks again for what has changed, also where a first answer is on its way, which may be from before the change:
 * React Query would wait for it.
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
