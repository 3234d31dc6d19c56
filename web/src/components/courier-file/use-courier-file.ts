import { REMITTANCE_COLUMNS, SHIPMENT_COLUMNS } from '@bartan/contract/csv/courier-columns'
import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { CsvError } from '@bartan/contract/csv/read-csv'
import { readTable } from '@bartan/contract/csv/read-table'
import { useMutation, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#components/ui/use-action.ts'
import { textOfFile } from '#lib/browser/text-of-file.ts'
import {
  rememberColumns,
  rememberedColumns,
  type ChosenColumns,
  type CourierFileKind,
} from './remembered-columns.ts'

export const COURIER_COLUMNS = {
  shipments: SHIPMENT_COLUMNS,
  remittances: REMITTANCE_COLUMNS,
} as const satisfies Record<CourierFileKind, Readonly<Record<string, readonly string[]>>>

export type CourierFile = {
  name: string
  text: string
  /** '' if the file names couriers itself. */
  courier: string
  /** Its headings and first row; empty if it can't be read, which the server explains. */
  head: string[]
  first: string[]
  chosen: ChosenColumns
}

const topOf = async (kind: CourierFileKind, text: string) => {
  try {
    const names = Object.values<readonly string[]>(COURIER_COLUMNS[kind]).flat()
    const { head, rows } = await readTable(text, CSV_LIMITS[kind], names)
    return { head: head?.cells ?? [], first: rows[0]?.cells ?? [] }
  } catch (error) {
    if (error instanceof CsvError) return { head: [], first: [] }
    throw error
  }
}

const readFile = async (kind: CourierFileKind, file: File, courier: string) => {
  const text = await textOfFile(file, CSV_LIMITS[kind].bytes)
  const top = await topOf(kind, text)
  const chosen = rememberedColumns(kind, courier, top.head)
  return { name: file.name, text, courier, ...top, chosen }
}

/** Columns in the API's form. */
const columnsOf = (chosen: ChosenColumns): { columns?: string } =>
  Object.keys(chosen).length === 0 ? {} : { columns: JSON.stringify(chosen) }

type Sent = { dryRun: 'true' | 'false'; columns?: string }

type Options<Reply> = {
  send: (query: Sent, file: CourierFile) => Promise<Reply>
  onCommitted?: (reply: Reply) => void
  /** Title of the toast where it could not be committed. */
  failed: string
  refresh: readonly QueryKey[]
}

/** A file of a courier: read, tried, and then committed, with the columns that somebody chose for it. */
export const useCourierFile = <Reply>(
  kind: CourierFileKind,
  { send, onCommitted, ...told }: Options<Reply>,
) => {
  const [file, setFile] = useState<CourierFile>()
  const check = useMutation({
    mutationFn: async (read: CourierFile) => ({
      reply: await send({ dryRun: 'true', ...columnsOf(read.chosen) }, read),
      file: read,
    }),
  })
  const commit = useAction({
    mutationFn: (checked: CourierFile) =>
      send({ dryRun: 'false', ...columnsOf(checked.chosen) }, checked),
    onSuccess: (reply, { courier, chosen }) => {
      rememberColumns(kind, courier, chosen)
      onCommitted?.(reply)
    },
    ...told,
  })
  /** Of what is read next, nothing is committed yet. */
  const read = (next: CourierFile) => {
    setFile(next)
    commit.reset()
    check.mutate(next)
  }
  return {
    file,
    check,
    commit,
    open: async (chosen: File, courier: string) => read(await readFile(kind, chosen, courier)),
    readAgain: (changed: Partial<Pick<CourierFile, 'courier' | 'chosen'>>) =>
      file && read({ ...file, ...changed }),
    forget: () => {
      check.reset()
      setFile(undefined)
    },
  }
}
