import { renderAsync } from '@resvg/resvg-js';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PQueue from 'p-queue';
import satori from 'satori';
import type { CategoryColor, SiteContent } from '../../../../frontend/src/server/contract.ts';

const WIDTH = 1200;
const HEIGHT = 630;

const COLOURS = {
  paper: '#fbfaf7',
  ink: '#14161a',
  muted: '#565c66',
  line: '#e4e1da',
};

const BADGES: Record<CategoryColor, { color: string; backgroundColor: string }> = {
  violet: { color: '#6d28d9', backgroundColor: '#f1ecfb' },
  teal: { color: '#0f766e', backgroundColor: '#e3f4f1' },
  blue: { color: '#1d4ed8', backgroundColor: '#e6edfb' },
  green: { color: '#166534', backgroundColor: '#e4f3e8' },
  amber: { color: '#854d0e', backgroundColor: '#fbf0d5' },
  red: { color: '#b42318', backgroundColor: '#fcebe9' },
  gray: { color: COLOURS.muted, backgroundColor: COLOURS.line },
};

const LONG_TITLE = 60;

/** One at a time, because images and password hashes could use all four threads. */
const drawing = new PQueue({ concurrency: 1 });

export interface ShareImage {
  site: Pick<SiteContent, 'name' | 'headline' | 'accent' | 'categories'>;
  course?: { title: string; category: string | null } | undefined;
}

/**
 * Draws the preview image of a page, a PNG of 1200 × 630 pixels. Titles that consist mostly of characters missing in
 * the fonts are replaced by the site's image.
 */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
  const missing = new Set<string>();
  const svg = await layOut(image, missing);
  const drawn = missing.size === 0 ? svg : await layOut(without(missing, image));
  // Text is already converted to paths; otherwise the renderer loads all system fonts.
  const picture = await drawing
    .add(() => renderAsync(drawn, { font: { loadSystemFonts: false } }))
    .catch((cause: unknown) => {
      // The renderer's error has no useful stack.
      throw new Error('Could not draw the share image.', { cause });
    });
  return picture.asPng();
}

async function layOut(image: ShareImage, missing = new Set<string>()): Promise<string> {
  const { site, course } = image;
  const { title, category } = course ?? { title: site.headline, category: null };
  const { color } = site.categories.find(({ name }) => name === category) ?? { color: 'gray' };
  const badge = category && {
    ...BADGES[color],
    padding: '8px 20px',
    borderRadius: 8,
    fontSize: 30,
  };
  return satori(
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
      box(
        { alignItems: 'center', fontSize: 36 },
        mark(site.accent),
        box({ marginLeft: 18 }, plain(site.name)),
      ),
      box(
        {
          fontSize: title.length > LONG_TITLE ? 60 : 76,
          lineHeight: 1.1,
          letterSpacing: '-0.02em',
          maxHeight: 360,
          overflow: 'hidden',
        },
        plain(title),
      ),
      box({ height: 58 }, badge ? box(badge, plain(category)) : ''),
    ),
    {
      width: WIDTH,
      height: HEIGHT,
      fonts: await loadFonts(),
      loadAdditionalAsset: (_script, characters) => {
        for (const character of charactersOf(characters)) missing.add(character);
        return Promise.resolve([]);
      },
    },
  );
}

/** Replaces common characters that the fonts lack. */
function plain(text: string): string {
  return text
    .normalize()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll('→', '–')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function without(missing: Set<string>, { site, course }: ShareImage): ShareImage {
  const keep = (text: string | null | undefined) =>
    plain(
      charactersOf(plain(text ?? ''))
        .map((character) => (missing.has(character) ? ' ' : character))
        .join(''),
    );
  const title = keep(course?.title);
  const isLegible = course && title !== '' && lettersOf(title) * 2 >= lettersOf(course.title);
  return {
    site: { ...site, name: keep(site.name), headline: keep(site.headline) },
    course: isLegible ? { title, category: keep(course.category) } : undefined,
  };
}

function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}

function lettersOf(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

type Style = Record<string, string | number>;
type Node = { type: string; props: Record<string, unknown> };

function box(style: Style, ...children: (Node | string)[]) {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

function mark(accent: string) {
  const path = (d: string, fill: string) => ({ type: 'path', props: { d, fill } });
  return {
    type: 'svg',
    props: {
      width: 56,
      height: 56,
      viewBox: '0 0 28 28',
      children: [
        path('M2 12.2 26 5v4.8L2 17z', accent),
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
