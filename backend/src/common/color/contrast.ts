/** The least contrast of text by WCAG 2.2, level AA. */
export const LEAST_CONTRAST = 4.5;

export type Theme = 'light' | 'dark';

/** Page and card backgrounds, as in `frontend/src/styles/tokens.css` and `dark.css`. */
const BACKGROUNDS: Readonly<Record<Theme, readonly string[]>> = {
  light: ['#fbfaf7', '#ffffff'],
  dark: ['#0e1116', '#161b22'],
};

const ON_ACCENT = ['#ffffff', '#1a0f05'] as const;

/** Returns the contrast ratio of two six-digit hex colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the text color that is easier to read on an accent color. */
export function textOn(accent: string): string {
  const [white, ink] = ON_ACCENT;
  return contrast(accent, white) >= contrast(accent, ink) ? white : ink;
}

/** Returns the lowest contrast that an accent color has with a theme's backgrounds, and with text on it. */
export function contrastInTheme(accent: string, theme: Theme): number {
  const others = [...BACKGROUNDS[theme], textOn(accent)];
  return Math.min(...others.map((other) => contrast(accent, other)));
}

/** Returns the color itself or, if its contrast is too low, the nearest darker or lighter one that is readable. */
export function nearestReadable(accent: string, theme: Theme): string {
  const end = theme === 'light' ? '#000000' : '#ffffff';
  for (let percent = 0; percent < 100; percent += 1) {
    const candidate = mix(accent, end, percent / 100);
    if (contrastInTheme(candidate, theme) >= LEAST_CONTRAST) return candidate;
  }
  return end;
}

function mix(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)];
  const mixed = from.map((value, place) => value + ((to[place] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((place) => parseInt(color.slice(place, place + 2), 16));
}
