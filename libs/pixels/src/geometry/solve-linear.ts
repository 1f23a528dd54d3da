/**
 * Solves a small system of linear equations by elimination with pivots. An unknown that the
 * equations say nothing about becomes 0.
 */
export function solveLinear(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  const size = rows.length;
  const tiny = 1e-12 * Math.max(...matrix.flat().map(Math.abs), 1e-300);
  for (let column = 0; column < size; column += 1) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (valueOf(row, column) > valueOf(best, column) ? row : best));
    rows[rows.indexOf(pivot)] = rows[column] as number[];
    rows[column] = pivot;
    const scale = pivot[column] as number;
    for (const [i, row] of rows.entries()) {
      if (i === column || Math.abs(scale) <= tiny) continue;
      const factor = (row[column] as number) / scale;
      for (let j = column; j <= size; j += 1) {
        row[j] = (row[j] as number) - factor * (pivot[j] as number);
      }
    }
  }
  return rows.map((row, i) =>
    Math.abs(row[i] as number) <= tiny ? 0 : (row[size] as number) / (row[i] as number),
  );
}

const valueOf = (row: readonly number[], column: number): number => Math.abs(row[column] as number);
