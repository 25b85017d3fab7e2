import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const WHOLE = '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';
const PART = join(import.meta.dirname, '.build/fonts/headings.woff2');

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));
/** As `styles/back-office.css` names them. */
const CHARACTERS = [...ASCII, ...'·–—‘’“”…'].join('');

/** Without other shapes of the same characters, which no heading asks for. */
const OPTIONS = { targetFormat: 'woff2', noLayoutClosure: true } as const;

/** Makes the part of the font that most headings of the back office need. */
export function headingFont(): Plugin {
  return {
    name: 'heading-font',
    buildStart: async () => {
      const whole = await readFile(createRequire(import.meta.url).resolve(WHOLE));
      await mkdir(dirname(PART), { recursive: true });
      await writeFile(PART, await subsetFont(whole, CHARACTERS, OPTIONS));
    },
  };
}
