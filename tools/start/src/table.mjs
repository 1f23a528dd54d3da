/**
 * Rows as aligned lines.
 *
 * @param {[string, string][]} rows
 */
export function table(rows) {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}   ${value}`).join('\n');
}
