export type Matrix = number[][];

export const zeros = (rows: number, columns: number): Matrix =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0));

/** By elimination. The matrix must be symmetric and positive, so that no row has to be exchanged. */
export function inverse(matrix: readonly (readonly number[])[]): Matrix {
  const size = matrix.length;
  const work = matrix.map((row, i) => [...row, ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0))]);
  for (const [i, pivotRow] of work.entries()) {
    const pivot = pivotRow[i] ?? 1;
    for (let j = 0; j < 2 * size; j++) pivotRow[j] = (pivotRow[j] ?? 0) / pivot;
    for (const [k, row] of work.entries()) {
      const factor = row[i] ?? 0;
      if (k === i || factor === 0) continue;
      for (let j = 0; j < 2 * size; j++) row[j] = (row[j] ?? 0) - factor * (pivotRow[j] ?? 0);
    }
  }
  return work.map((row) => row.slice(size));
}

export const times = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  matrix.map((row) => dot(row, vector));

export function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}
