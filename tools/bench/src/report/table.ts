const isNumber = (cell: string) => /^[–\d]/.test(cell)

/** Formats columns as wide as needed, numbers right-aligned. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const lineOf = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return isNumber(cell) || (row === rows[0] && column > 0)
          ? cell.padStart(width)
          : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  const [head = [], ...body] = rows
  const rule = widths.map((width) => '─'.repeat(width)).join('──')
  return [lineOf(head), rule, ...body.map(lineOf)].join('\n')
}

/** Rounds to three significant digits. */
export const short = (value: number): string => {
  if (!Number.isFinite(value)) return '–'
  if (value === 0) return '0'
  if (Math.abs(value) >= 100) return value.toFixed(0)
  if (Math.abs(value) >= 10) return value.toFixed(1)
  return Math.abs(value) >= 0.1 ? value.toFixed(2) : value.toFixed(4)
}
