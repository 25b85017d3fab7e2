import type { StorySource } from '../../api/generated/model/storySource';

export const SOURCE_LABELS = {
  'thinkific-review': 'Review on Thinkific',
} as const satisfies Record<StorySource, string>;
