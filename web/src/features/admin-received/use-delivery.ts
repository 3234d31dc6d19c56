import type { CallInput } from '@bartan/contract/api'
import { CsvError } from '@bartan/contract/csv/read-csv'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { withParams } from '@bartan/contract/reasons/reasons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { translateReason } from '#i18n/translate.ts'
import { call } from '#lib/api/api-client.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { goodsQuery, skuOfCode } from './goods-query.ts'
import { useText } from './texts.ts'
import {
  faultsOf,
  hasFault,
  isEmpty,
  lineOf,
  pastedLines,
  serverFaults,
  type FieldName,
  type LineFaults,
  type TypedLine,
} from './typed-lines.ts'

type Delivery = CallInput<'POST /api/admin/stock/received'>['body']

const useReceive = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Delivery) => call('POST /api/admin/stock/received', { body }),
    // What is in stock is shown in the shop, too, and to those who wait for it.
    onSuccess: () => void client.invalidateQueries(),
  })
}

const newLine = (id: number, sku = ''): TypedLine => ({ id, sku, quantity: '', cost: '' })

const nextId = (all: readonly TypedLine[]) => Math.max(0, ...all.map(({ id }) => id)) + 1

const NO_HEAD = { supplier: '', reference: '' }

/** State of the delivery form, and saving it. */
export const useDelivery = () => {
  const t = useText()
  const client = useQueryClient()
  const [head, setHead] = useState(NO_HEAD)
  const [lines, setLines] = useState([newLine(1)])
  const [faults, setFaults] = useState<ReadonlyMap<number, LineFaults>>(new Map())
  const { mutate, isPending, data } = useReceive()

  /** Fills the first empty line. */
  const put = (sku: string) =>
    setLines((all) => {
      const free = all.find(isEmpty)
      return free
        ? all.map((line) => (line === free ? { ...line, sku } : line))
        : [...all, newLine(nextId(all), sku)]
    })

  const textOf = (name: FieldName, why: PlainReason) =>
    translateReason(t.language, 'field' in why.params ? withParams(why, { field: t(name) }) : why)

  const save = () => {
    const typed = lines.filter((line) => !isEmpty(line))
    const filled = typed.length > 0 ? typed : lines.slice(0, 1)
    const words = {
      skuMissing: t('skuMissing'),
      quantityWrong: t('quantityWrong'),
      costWrong: t('costWrong'),
    }
    const found = new Map(filled.map((line) => [line.id, faultsOf(line, words)]))
    setFaults(found)
    if ([...found.values()].some(hasFault)) return
    mutate(
      { ...head, lines: filled.map(lineOf) },
      {
        onSuccess: () => {
          toast.success(t('saved'))
          setHead(NO_HEAD)
          setLines([newLine(nextId(lines))])
        },
        onError: (error) => {
          toast.error(t('notSaved'), messageOf(t.language, error))
          if (error instanceof ApiError) setFaults(serverFaults(error.fields, filled, textOf))
        },
      },
    )
  }

  return {
    head,
    setHead,
    lines,
    faults,
    isUnsaved: lines.some((line) => !isEmpty(line)),
    isSaving: isPending,
    received: data,
    type: (id: number, change: Partial<TypedLine>) => {
      setLines((all) => all.map((line) => (line.id === id ? { ...line, ...change } : line)))
      // What is typed anew is no longer what was refused.
      const refused = Object.entries(faults.get(id) ?? {}).filter(([name]) => !(name in change))
      setFaults(new Map(faults).set(id, Object.fromEntries(refused)))
    },
    /** Rows of a spreadsheet, in the place of empty lines. */
    paste: async (text: string) => {
      const pasted = await pastedLines(text).catch((error: unknown) => {
        if (!(error instanceof CsvError)) throw error
        toast.error(t('notPasted'), translateReason(t.language, error.reason))
        return []
      })
      setLines((all) => {
        const kept = pasted.length === 0 ? all : all.filter((line) => !isEmpty(line))
        const from = nextId(all)
        return [...kept, ...pasted.map((line, place) => ({ ...line, id: from + place }))]
      })
    },
    add: () => setLines((all) => [...all, newLine(nextId(all))]),
    remove: (id: number) => setLines((all) => all.filter((line) => line.id !== id)),
    /** A bar code is a GTIN or the SKU. If the search fails, the code itself is used. */
    scan: async (code: string) => {
      const found = await client.fetchQuery(goodsQuery(code)).catch((error: unknown) => {
        toast.error(t('notLookedUp'), messageOf(t.language, error))
        return []
      })
      put(skuOfCode(code, found))
    },
    save,
  }
}
