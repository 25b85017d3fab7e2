import { differingFields, mergeVersions, toConflict } from './versions';

describe('two versions', () => {
  const base = { name: 'Same', category: 'Old', level: 'Old', isShown: true };
  const mine = { ...base, category: 'Mine', level: 'Mine' };
  const theirs = { ...base, level: 'Theirs', isShown: false };

  it('differ in the fields that either side changed', () => {
    expect(differingFields(mine, theirs)).toEqual(['category', 'level', 'isShown']);
  });

  it('merge: each side’s own changes, mine where both changed', () => {
    const merged = { ...base, category: 'Mine', level: 'Mine', isShown: false };
    expect(mergeVersions(base, mine, theirs)).toEqual(merged);
    const form = { ...mine, base, mine: null };
    expect(toConflict(form, theirs, (version) => version)).toEqual({
      ...merged,
      base: theirs,
      mine,
    });
  });
});
