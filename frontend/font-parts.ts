import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '.build/fonts');

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const ASCII = between(0x20, 0x7e);
/** No-break space, middle dot, and spaces, dashes, quotation marks and the like. */
const SIGNS = ['\u00a0', '·', ...between(0x2000, 0x206f)];
/** Of the languages of western Europe, which names of people and firms have. */
const LETTERS = between(0xc0, 0xff);

/** What texts are set with by themselves, and figures of one width for prices. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

interface Part {
  whole: string;
  /** As the `unicode-range` of its style sheet names them. */
  characters: string[];
  options: { keepFeatures: string[] };
}

/** By the name of the file. What a part has not is in the whole font, which is fetched when a page needs it. */
const PARTS: Readonly<Record<string, Part>> = {
  headings: {
    whole:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    characters: [...ASCII, ...SIGNS],
    options: { keepFeatures: FEATURES },
  },
  text: {
    whole: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    characters: [...ASCII, ...SIGNS, ...LETTERS],
    options: { keepFeatures: FEATURES },
  },
};

/** Makes the parts of the fonts that most pages need, for two thirds of the bytes. */
export function fontParts(): Plugin {
  return {
    name: 'font-parts',
    buildStart: async () => {
      await mkdir(FOLDER, { recursive: true });
      await Promise.all(Object.entries(PARTS).map(([name, part]) => make(name, part)));
    },
  };
}

async function make(name: string, { whole, characters, options }: Part): Promise<void> {
  const font = await readFile(createRequire(import.meta.url).resolve(whole));
  const part = await subsetFont(font, characters.join(''), { ...options, targetFormat: 'woff2' });
  await writeFile(join(FOLDER, `${name}.woff2`), part);
}
