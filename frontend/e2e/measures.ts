import type { Locator } from '@playwright/test';

/** Pixels by which the text of a part is longer than the part. */
export const cutOff = (part: Locator) =>
  part.evaluate((element) =>
    Math.max(
      element.scrollWidth - element.clientWidth,
      element.scrollHeight - element.clientHeight,
    ),
  );

export const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};
