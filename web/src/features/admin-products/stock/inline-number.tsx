import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { useId, useRef, useState } from 'react'
import { Input } from '#components/ui/form/form-field.tsx'
import { SaveState, type Saving } from '#components/ui/form/save-state.tsx'
import { css, cx } from '#styled-system/css'

const styles = {
  root: css({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end', gap: '1' }),
  input: css({
    minH: { base: 'tap', lg: 'tap.sm' },
    px: '2',
    py: '1',
    textAlign: 'right',
    fontSize: { base: 'md', md: 'sm' },
    fontVariantNumeric: 'tabular-nums',
  }),
  faulty: css({ borderColor: 'danger' }),
  fault: css({ color: 'danger', fontSize: 'xs', maxW: '140px' }),
}

type InlineNumberProps = {
  label: string
  value: number
  /** Error of a value; undefined if it is valid. */
  faultOf: (value: number) => string | undefined
  inputMode: 'decimal' | 'numeric'
  onSave: (value: number) => void
  saving: Saving | undefined
  width: string
}

/** A number edited in place: Enter or leaving the field saves, Escape restores. */
export const InlineNumber = (props: InlineNumberProps) => {
  const { label, value, faultOf, inputMode, onSave, saving, width } = props
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const isGivenUp = useRef(false)
  const number = typedAmount(draft ?? '') ?? Number.NaN
  const fault = draft === undefined ? undefined : faultOf(number)

  const leave = () => {
    if (draft === undefined || fault) return
    setDraft(undefined)
    if (number !== value) onSave(number)
  }

  return (
    <span className={styles.root}>
      <Input
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? id : undefined}
        inputMode={inputMode}
        autoComplete="off"
        className={cx(styles.input, fault !== undefined && styles.faulty)}
        style={{ width }}
        value={draft ?? String(value)}
        onChange={({ target }) => setDraft(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          if (!isGivenUp.current) leave()
          isGivenUp.current = false
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') leave()
          if (key !== 'Escape') return
          setDraft(undefined)
          // The blur event comes before the next render, and would save the typed value.
          isGivenUp.current = true
          currentTarget.blur()
        }}
      />
      {saving && <SaveState saving={saving} />}
      {fault && (
        <span className={styles.fault} id={id} role="alert">
          {fault}
        </span>
      )}
    </span>
  )
}
