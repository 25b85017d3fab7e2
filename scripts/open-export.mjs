// Fails if LibreOffice (`soffice`) reads a formula in the export or loses a character.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toCsv } from '../backend/dist/src/newsletter/admin/subscribers-csv.js';

const PLAIN = ['ada@example.org', 'ada+news@example.org', "o'neil@example.org", 'eve@münchen.de'];
const FORMULAS = ['=', '+', '-', '@', '\t=', '\r=', '＝', '＋', '－', '＠'].flatMap((start) => [
  `${start}1+2@example.org`,
  `${start}HYPERLINK("http://evil.example","x")`,
  `${start}WEBSERVICE("http://evil.example")`,
]);
const emails = [...PLAIN, ...FORMULAS, '"=1+2,=3"@example.org', '"a;=1+2"@example.org'];

const folder = mkdtempSync(join(tmpdir(), 'lectern-export-'));
try {
  const rows = emails.map((email, n) => ({
    email,
    since: '2026-03-04T05:06:07.089Z',
    token: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  }));
  writeFileSync(join(folder, 'export.csv'), toCsv(rows, 'https://example.org', { first: true }));
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  // Comma, double quote, UTF-8, from the first line. The last token makes LibreOffice evaluate formulas.
  const filter = 'CSV:44,34,76,1,,0,false,true,false,false,false,-1,true';
  const convert = ['--headless', profile, `--infilter=${filter}`, '--convert-to', 'fods'];
  execFileSync('soffice', [...convert, '--outdir', folder, join(folder, 'export.csv')], {
    stdio: 'ignore',
  });
  const sheet = readFileSync(join(folder, 'export.fods'), 'utf8');
  const lines = [...sheet.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)];
  const cells = lines.map(([, line]) => /<text:p>(.*?)<\/text:p>/s.exec(line ?? '')?.[1] ?? '');
  const lost = PLAIN.filter((email) => !cells.includes(email.replace("'", '&apos;')));
  const formulas = sheet.match(/table:formula="[^"]*"/g) ?? [];
  process.stdout.write(
    `${lines.length} lines, ${formulas.length} formulas, ${lost.length} plain addresses changed\n`,
  );
  if (lines.length !== emails.length + 1 || formulas.length > 0 || lost.length > 0) {
    process.stderr.write([...formulas, ...lost, ''].join('\n'));
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
