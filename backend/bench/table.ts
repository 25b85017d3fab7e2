type Row = Record<string, string | number>;

export function printTable(rows: Row[]): void {
  const heads = Object.keys(rows[0] ?? {});
  const lines = [heads, ...rows.map((row) => heads.map((head) => String(row[head])))];
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of lines) {
    const cells = line.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    process.stdout.write(`  ${cells.join('  ').trimEnd()}\n`);
  }
}
