import { DEFAULT_CONTENT } from '../../../../backend/src/site-content/default-content';
import type { SiteContentDto } from '../../api/generated/model/siteContentDto';
import type { SiteDraftDto } from '../../api/generated/model/siteDraftDto';
import { mergeDrafts, toContent, toSiteForm } from './site-form';
import { checkColor } from './site-schema';

const draftOf = (fields: Partial<SiteContentDto> = {}): SiteDraftDto => ({
  etag: '"2"',
  has_changes: true,
  saved_at: '2026-03-04T05:06:07.089Z',
  saved_by: 'Maria Santos',
  content: { name: 'Lectern', ...DEFAULT_CONTENT, ...fields },
  pages: [],
});

describe('Two admins who change the site at once', () => {
  const form = toSiteForm({ ...draftOf(), etag: '"1"' });

  it('keep both their changes, of different fields', () => {
    const theirs = draftOf({ lead: 'Theirs' });
    const merged = mergeDrafts({ ...form, headline: 'Mine' }, theirs);
    expect(toContent(merged.form)).toEqual({ ...theirs.content, headline: 'Mine' });
    expect(merged.form.base.etag).toBe('"2"');
    expect(merged).toMatchObject({ changed: ['lead'], form: { mine: null } });
  });

  it('are asked about a field that both have changed, and only about that', () => {
    const theirs = draftOf({ headline: 'Theirs', lead: 'Theirs' });
    const merged = mergeDrafts({ ...form, headline: 'Mine', name: 'Mine' }, theirs);
    expect(merged.form).toMatchObject({ headline: 'Mine', lead: 'Theirs', name: 'Mine' });
    expect(merged.form.mine).toEqual({ headline: 'Mine' });
  });

  it('are not asked about equal changes, whatever the order of properties', () => {
    const theirs = draftOf({ stats: [{ label: 'courses', value: '12' }] });
    const merged = mergeDrafts({ ...form, stats: [{ value: '12', label: 'courses' }] }, theirs);
    expect(merged.form.mine).toBeNull();
  });
});

describe('The contrast of a color', () => {
  it('is enough, or comes with the nearest color that has enough', () => {
    expect(checkColor('#c2410c', 'light')?.proposal).toBeUndefined();
    const { contrast = 0, proposal = '' } = checkColor(' #FFD700 ', 'light') ?? {};
    expect(contrast).toBeLessThan(2);
    expect(checkColor(proposal, 'light')?.proposal).toBeUndefined();
    expect(checkColor('#c241', 'light')).toBeUndefined();
  });
});
