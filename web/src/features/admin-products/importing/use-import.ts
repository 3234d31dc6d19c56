import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import type { ImportPlan } from '@bartan/contract/products/import-schema'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { textOfFile } from '#lib/browser/text-of-file.ts'
import { cellAt, readFileTable, withCells, type CellChange } from './file-table.ts'
import { firstDecisions, rememberOptions, type ImportDecisions } from './import-decisions.ts'
import { beginImport, planImport, type ImportFile } from './import-queries.ts'

/** Corrects cells of a file on the page, before it is checked again. */
const useCorrections = (csv: string | undefined, onAgain: (csv: string) => void) => {
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

type Chosen = ImportFile & { name: string; isOwnColumns?: boolean }
type Read = { chosen: Chosen; plan: ImportPlan }

/** A file, what it would do, and what the seller decides and corrects before it is taken over. */
export const useImport = (onBegun: (id: string) => void) => {
  const [read, setRead] = useState<Read>()
  const [isTooLarge, setTooLarge] = useState(false)
  /** Of two decisions in a row, neither may undo the other. */
  const decided = useRef(firstDecisions())
  const reading = useMutation({
    mutationFn: async (chosen: Chosen): Promise<Read> => ({
      chosen,
      plan: await planImport(chosen),
    }),
    onSuccess: (done) => {
      forget()
      setRead(done)
    },
  })
  const beginning = useMutation({ mutationFn: beginImport, onSuccess: onBegun })
  const readAgain = (csv: string) =>
    read && reading.mutate({ ...read.chosen, csv, decisions: decided.current })
  const { fixing, corrected, forget } = useCorrections(read?.chosen.csv, readAgain)
  return {
    read,
    reading,
    isTooLarge,
    error: reading.error ?? beginning.error,
    isBusy: reading.isPending || beginning.isPending,
    fixing: fixing && { ...fixing, isBusy: reading.isPending },
    open: async (file: File | undefined) => {
      const { bytes } = CSV_LIMITS.import
      setTooLarge(file !== undefined && file.size > bytes)
      if (!file || file.size > bytes) return
      decided.current = firstDecisions()
      const csv = await textOfFile(file, bytes)
      reading.mutate({ name: file.name, csv, decisions: decided.current })
    },
    decide: (changed: Partial<ImportDecisions>) => {
      decided.current = { ...decided.current, ...changed }
      readAgain(corrected())
    },
    begin: ({ chosen, plan }: Read) => {
      rememberOptions(plan.options)
      beginning.mutate({ ...chosen, csv: corrected(), decisions: decided.current })
    },
    startOver: () => {
      forget()
      setRead(undefined)
      reading.reset()
      beginning.reset()
    },
  }
}
