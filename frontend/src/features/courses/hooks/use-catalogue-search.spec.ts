import agreed from '../../../../../openapi/course-searches.json' with { type: 'json' };
import { buildCard } from '../../../testing/builders';
import { SearchIndex } from '../../../../../backend/src/common/search/search-index';

describe('what is found in the browser', () => {
  it.each(agreed.searches)('$search: $why', async ({ search, titles, suggestion }) => {
    const catalogue = await SearchIndex.build(agreed.courses.map(buildCard));
    const found = catalogue.find(search);
    expect(found.map(({ title }) => title)).toEqual(titles);
    if (titles.length > 0) return;
    const suggested = catalogue.suggest(search, (text) => catalogue.find(text).length > 0);
    expect(suggested).toBe(suggestion);
  });
});
