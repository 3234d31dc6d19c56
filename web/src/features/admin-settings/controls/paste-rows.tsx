import { cellAmount, cellCode, cellCount, cellYesNo } from '@bartan/contract/csv/read-cell'
import { CsvError } from '@bartan/contract/csv/read-csv'
import type { PinRule } from '@bartan/contract/settings/pin-rules'
import { plainDigits } from '@bartan/contract/shared/plain-digits'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { Button } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { TextArea } from '#components/ui/form/form-field.tsx'
import { translateReason } from '#i18n/translate.ts'
import { pastedRows, type PastedRow } from '#lib/browser/pasted-rows.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { fieldsIn } from '../form/tree.ts'
import { useText } from '../texts.ts'

const COLUMNS = {
  prefix: ['pin', 'pin code', 'prefix', 'postal code', 'पिन', 'पिन कोड'],
  serviceable: ['deliver', 'delivers', 'delivery', 'serviceable'],
  days: ['days', 'delivery days', 'दिन'],
  codMax: ['cash', 'cash limit', 'cod', 'cod max', 'cod limit'],
  fee: ['fee', 'delivery fee', 'shipping fee'],
  freeFrom: ['free from', 'free delivery from'],
} as const

type Cells = PastedRow<keyof typeof COLUMNS>

const AMOUNTS = ['codMax', 'fee', 'freeFrom'] as const

const ruleOf = (cells: Cells): PinRule | undefined => {
  const prefix = plainDigits(cellCode(cells.prefix))
  const serviceable = cellYesNo(cells.serviceable)
  const days = cellCount(cells.days)
  const amounts = AMOUNTS.map((name) => [name, cellAmount(cells[name])] as const)
  const isRead = [serviceable, days, ...amounts.map(([, amount]) => amount)].every(
    (value) => value !== undefined,
  )
  if (!/^[1-9]\d{0,5}$/.test(prefix) || !isRead) return undefined
  return {
    prefix,
    serviceable: serviceable ?? true,
    days: days ?? 1,
    ...Object.fromEntries(amounts.filter(([, amount]) => amount !== null)),
  }
}

/** Parses PIN code rules from a spreadsheet. `faults` are the rows that can't be read, counted from 1. */
export const parsePinRules = async (
  text: string,
): Promise<{ items: PinRule[]; faults: number[] }> => {
  const rows = (await pastedRows(text, COLUMNS)).map((cells) => ({
    row: cells.row,
    rule: ruleOf(cells),
  }))
  return {
    items: rows.flatMap(({ rule }) => rule ?? []),
    faults: rows.flatMap(({ row, rule }) => (rule ? [] : [row])),
  }
}

const styles = {
  summary: css({
    minH: { base: 'tap', lg: 'tap.sm' },
    alignContent: 'center',
    w: 'fit-content',
    color: 'teal',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
  }),
  hint: css({ color: 'ink.soft', fontSize: 'sm', whiteSpace: 'pre-line' }),
  fault: css({ color: 'danger', fontSize: 'sm', fontWeight: 'medium' }),
}

type PasteRowsProps = {
  entries: readonly unknown[]
  onPaste: (entries: unknown[]) => void
}

/** Pastes rules for PIN codes from a spreadsheet; they replace those with the same beginning. */
export const PasteRows = ({ entries, onPaste }: PasteRowsProps) => {
  const t = useText()
  const id = useId()
  const [pasted, setPasted] = useState('')
  const { data, error } = useQuery({
    queryKey: ['pasted-rows', pasted],
    queryFn: () => parsePinRules(pasted),
    enabled: pasted !== '',
    gcTime: 0,
    retry: false,
  })
  const { items = [], faults = [] } = data ?? {}
  const add = () => {
    const fresh = new Map(items.map((item) => [item.prefix, item]))
    const others = entries.filter((entry) => !fresh.has(String(fieldsIn(entry).prefix)))
    onPaste([...others, ...fresh.values()])
    setPasted('')
  }
  return (
    <Disclosure className={styles.summary} summary={t('paste')}>
      <div className={grid({ gap: '3', justifyItems: 'start' })}>
        <label className={styles.hint} htmlFor={id}>
          {t('pasteHint')}
        </label>
        <TextArea
          id={id}
          rows={5}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        {error instanceof CsvError && (
          <FormAlert>{translateReason(t.language, error.reason)}</FormAlert>
        )}
        {faults.length > 0 && (
          <p className={styles.fault} role="alert">
            {t('pasteFaults', { lines: faults.slice(0, 10).join(', ') })}
          </p>
        )}
        <Button variant="outline" disabled={items.length === 0 || faults.length > 0} onClick={add}>
          {t('pasteAdd', { count: items.length })}
        </Button>
      </div>
    </Disclosure>
  )
}
