/** The rows of a CSV file by the names of their columns; no cell of the demo goods has a line break. */
export function csvCells(text: string): ReadonlyMap<string, string>[] {
  const [head = '', ...rows] = text.replace('\uFEFF', '').trim().split(/\r?\n/);
  const names = cellsOf(head);
  return rows.map((row) => new Map(cellsOf(row).map((cell, place) => [names[place] ?? '', cell])));
}

const cellsOf = (row: string): string[] =>
  row.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? [];
