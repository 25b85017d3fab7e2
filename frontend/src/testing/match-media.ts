/** jsdom has no screen, so that it matches no media query, now or later. */
export function matchNoMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}
