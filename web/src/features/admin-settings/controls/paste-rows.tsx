import { CsvError } from '@bartan/contract/csv/read-csv'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { TextArea } from '#components/ui/form/form-field.tsx'
import { translateReason } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { fieldsIn } from '../form/tree.ts'
import { useText } from '../texts.ts'
import { parsePinRules } from './pasted-pin-rules.ts'

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
