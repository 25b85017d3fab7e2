import { buildTestimonial } from '../../../../testing/builders';
import { etagOf, isOnItsWay, storyAfter, type Decision } from './decision';

const story = buildTestimonial();

const decision = (values: Partial<Decision>): Decision => ({
  key: 1,
  story,
  verdict: 'approved',
  state: 'waiting',
  ...values,
});

describe('the story after the decisions on their way', () => {
  it('is as the last one of its own leaves it', () => {
    expect(storyAfter(story, [])).toBe(story);
    expect(storyAfter(story, [decision({ story: { ...story, id: 'b' } })])).toBe(story);
    expect(storyAfter(story, [decision({})])).toEqual({
      ...story,
      status: 'approved',
      isVisible: true,
    });
    const rejected = storyAfter(story, [decision({ verdict: 'rejected' })]);
    expect(rejected).toEqual({ ...story, status: 'rejected' });
    const takenBack = storyAfter(story, [decision({}), decision({ key: 2, takesBack: 1 })]);
    expect(takenBack).toEqual(story);
  });

  it('stays hidden or visible as it was, where the decision does not show it', () => {
    const visible = { ...story, isVisible: true };
    const rejected = storyAfter(visible, [decision({ story: visible, verdict: 'rejected' })]);
    expect(rejected).toEqual({ ...visible, status: 'rejected' });
  });

  it('has the version that our last decision made, and knows nothing of one that failed', () => {
    const done = decision({ state: 'done', etag: '"2"' });
    const failed = decision({ key: 2, verdict: 'rejected', state: 'failed' });
    expect(storyAfter(story, [done, failed])).toMatchObject({ status: 'approved', etag: '"2"' });
    expect(etagOf('a', [done, failed])).toBe('"2"');
    expect(etagOf('b', [done])).toBeUndefined();
    expect([done, failed, decision({})].map(isOnItsWay)).toEqual([false, true, true]);
  });
});
