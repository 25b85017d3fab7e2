import { Resvg } from '@resvg/resvg-js';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';

const WIDTH = 1200;
const HEIGHT = 630;

const COLOURS = {
  paper: '#fbfaf7',
  ink: '#14161a',
  muted: '#565c66',
  accent: '#c2410c',
  line: '#e4e1da',
};

/** Text and ground of a category's badge, as on the site. */
const BADGES: Record<string, { color: string; backgroundColor: string }> = {
  AI: { color: '#6d28d9', backgroundColor: '#f1ecfb' },
  Data: { color: '#0f766e', backgroundColor: '#e3f4f1' },
  'Software Engineering': { color: '#1d4ed8', backgroundColor: '#e6edfb' },
};
const OTHER_BADGE = { color: COLOURS.muted, backgroundColor: COLOURS.line };

const LONG_TITLE = 60;

export interface ShareImage {
  siteName: string;
  title: string;
  category?: string | null;
}

/** Draws the picture that stands for a page where it is shared: a PNG of 1200 by 630 pixels. */
export async function drawShareImage({ siteName, title, category }: ShareImage): Promise<Buffer> {
  const badge = category && {
    ...(BADGES[category] ?? OTHER_BADGE),
    padding: '8px 20px',
    borderRadius: 8,
    fontSize: 30,
  };
  const svg = await satori(
    box(
      {
        width: WIDTH,
        height: HEIGHT,
        boxSizing: 'border-box',
        padding: 72,
        flexDirection: 'column',
        justifyContent: 'space-between',
        backgroundColor: COLOURS.paper,
        color: COLOURS.ink,
        fontFamily: SUBSETS.join(', '),
      },
      box({ alignItems: 'center', fontSize: 36 }, mark(), box({ marginLeft: 18 }, siteName)),
      box(
        {
          fontSize: title.length > LONG_TITLE ? 60 : 76,
          lineHeight: 1.1,
          letterSpacing: '-0.02em',
          maxHeight: 360,
          overflow: 'hidden',
        },
        title,
      ),
      box({ height: 58 }, badge ? box(badge, category) : ''),
    ),
    { width: WIDTH, height: HEIGHT, fonts: await loadFonts() },
  );
  return new Resvg(svg).render().asPng();
}

type Style = Record<string, string | number>;
type Node = { type: string; props: Record<string, unknown> };

function box(style: Style, ...children: (Node | string)[]) {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

function mark() {
  const path = (d: string, fill: string) => ({ type: 'path', props: { d, fill } });
  return {
    type: 'svg',
    props: {
      width: 56,
      height: 56,
      viewBox: '0 0 28 28',
      children: [
        path('M2 12.2 26 5v4.8L2 17z', COLOURS.accent),
        path('m12.2 16.3 3.6-1.1V23h-3.6zM6 23h16v3H6z', COLOURS.ink),
      ],
    },
  };
}

const require = createRequire(import.meta.url);
const SUBSETS = ['latin', 'latin-ext'];

async function loadFonts() {
  return Promise.all(
    SUBSETS.map(async (subset) => ({
      name: subset,
      weight: 700 as const,
      data: await readFile(
        require.resolve(
          `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-700-normal.woff`,
        ),
      ),
    })),
  );
}
