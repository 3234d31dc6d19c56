import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { cellAt, readFileTable, withCells, type CellChange } from './file-table.ts'

/** Corrects cells of a file on the page, before it is checked again. */
export const useCorrections = (csv: string | undefined, onAgain: (csv: string) => void) => {
  const changes = useRef(new Map<string, CellChange>())
  const { data: table } = useQuery({
    queryKey: ['import-file', csv],
    queryFn: () => readFileTable(csv ?? ''),
    enabled: csv !== undefined,
    gcTime: 0,
    retry: false,
  })
  const corrected = (): string =>
    table && changes.current.size > 0
      ? withCells(table, [...changes.current.values()])
      : (csv ?? '')
  return {
    corrected,
    forget: () => changes.current.clear(),
    fixing: table && {
      valueAt: (row: number, column: string) => cellAt(table, row, column),
      onFix: (row: number, column: string, value: string) =>
        void changes.current.set(`${row} ${column}`, { row, column, value }),
      onAgain: () => onAgain(corrected()),
    },
  }
}
