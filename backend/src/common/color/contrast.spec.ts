import { contrast, contrastInTheme, nearestReadable, textOn } from './contrast.js';

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
  });

  it('chooses the readable text', () => {
    expect(['#c2410c', '#fb923c'].map(textOn)).toEqual(['#ffffff', '#1a0f05']);
  });
});

describe('nearestReadable', () => {
  it.each([
    ['#c2410c', 'light'],
    ['#fb923c', 'dark'],
  ] as const)('leaves %s as it is in the %s theme', (color, theme) => {
    expect(nearestReadable(color, theme)).toBe(color);
  });

  it.each([
    ['#ffdd00', 'light'],
    ['#00a8a8', 'light'],
    ['#ffffff', 'light'],
    ['#003366', 'dark'],
    ['#000000', 'dark'],
  ] as const)('replaces %s in the %s theme by one that passes', (color, theme) => {
    expect(contrastInTheme(color, theme)).toBeLessThan(4.5);
    expect(contrastInTheme(nearestReadable(color, theme), theme)).toBeGreaterThanOrEqual(4.5);
  });
});
