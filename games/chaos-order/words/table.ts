/** A table in plain text: the widest cell of a column decides its width; columns of numbers are set to the right. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isNumber = head.map((_, column) => rows.every((row) => /^\d*$/.test(row[column] ?? '')));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber[column] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)].join('\n');
}

/** Breaks a text into lines of at most `width` signs; all but the first are set in by `indent`. */
export const wrapped = (text: string, width: number, indent: number): string =>
  packed(text.split(' '), ' ', width, indent);

/** Puts as many pieces on a line as there is room for. */
function packed(pieces: readonly string[], separator: string, width: number, indent: number): string {
  const lines: string[] = [];
  let line: string | undefined;
  for (const piece of pieces) {
    if (line === undefined) line = piece;
    else if (line.length + separator.length + piece.length <= width) line += separator + piece;
    else {
      lines.push(line);
      line = ' '.repeat(indent) + piece;
    }
  }
  return [...lines, line ?? ''].join('\n');
}
