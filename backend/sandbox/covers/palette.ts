export type Family = 'ai' | 'data' | 'software';

/** The colors of a picture, in the order of their contrast with the background. */
export interface Palette {
  ground: string;
  ink: string;
  tone: string;
  wash: string;
  /** Ink, tone and wash from the lightest to the darkest, for solid bodies. */
  shades: readonly [string, string, string];
  /** The only warm color. A picture uses it once or twice. */
  spark: string;
}

interface Hues {
  deep: string;
  main: string;
  mid: string;
  light: string;
  soft: string;
  spark: string;
}

const PAPER = '#FBFAF7';

const HUES: Record<Family, Hues> = {
  ai: {
    deep: '#2A1065',
    main: '#6D28D9',
    mid: '#A583F2',
    light: '#DACDF9',
    soft: '#F1ECFB',
    spark: '#F4845F',
  },
  data: {
    deep: '#0A3D39',
    main: '#0F766E',
    mid: '#57B3A7',
    light: '#BBE0DA',
    soft: '#E3F4F1',
    spark: '#EBA63F',
  },
  software: {
    deep: '#142A6E',
    main: '#1D4ED8',
    mid: '#7B9FF5',
    light: '#C9D8FB',
    soft: '#E6EDFB',
    spark: '#F2704F',
  },
};

/** Ways to combine the colors of a family, in an order in which neighbors look well together. */
export const SCHEMES = ['bold', 'paper', 'night', 'soft'] as const;

export function paletteOf(family: Family, scheme: (typeof SCHEMES)[number]): Palette {
  const { deep, main, mid, light, soft, spark } = HUES[family];
  switch (scheme) {
    case 'paper':
      return {
        ground: PAPER,
        ink: main,
        tone: mid,
        wash: light,
        shades: [light, mid, main],
        spark,
      };
    case 'soft':
      return { ground: soft, ink: main, tone: mid, wash: light, shades: [light, mid, main], spark };
    case 'bold':
      return {
        ground: main,
        ink: PAPER,
        tone: light,
        wash: mid,
        shades: [PAPER, light, mid],
        spark,
      };
    case 'night':
      return { ground: deep, ink: light, tone: mid, wash: main, shades: [light, mid, main], spark };
  }
}
