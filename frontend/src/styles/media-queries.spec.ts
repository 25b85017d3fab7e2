import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..');

/** With zoom a width lies between 767 and 768 px, where a layout would be neither the phone's nor the desk's. */
it('widths end right below those at which the next layout begins', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets).not.toEqual([]);
  const whole = sheets.filter((file) =>
    /@media[^{]*max-width: \d+px/.test(readFileSync(join(SOURCES, file), 'utf8')),
  );
  expect(whole).toEqual([]);
});
