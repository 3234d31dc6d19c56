import { chakra } from '@chakra-ui/react/styled-system'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { useId, useState } from 'react'
import { Input } from '#components/ui/form-field.tsx'
import { SaveState } from '#components/ui/save-state.tsx'
import type { Saving } from '#components/ui/save-state.tsx'

type InlineNumberProps = {
  label: string
  value: number
  /** What is wrong with a value; undefined if nothing is. */
  faultOf: (value: number) => string | undefined
  inputMode: 'decimal' | 'numeric'
  onSave: (value: number) => void
  saving: Saving | undefined
  width: string
}

/** A number that is edited in place: Enter or leaving the field saves it, Escape restores it. */
export const InlineNumber = (props: InlineNumberProps) => {
  const { label, value, faultOf, inputMode, onSave, saving, width } = props
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const number = typedAmount(draft ?? '') ?? Number.NaN
  const fault = draft === undefined ? undefined : faultOf(number)

  const leave = () => {
    if (draft === undefined || fault) return
    setDraft(undefined)
    if (number !== value) onSave(number)
  }

  return (
    <chakra.span display="inline-flex" flexDirection="column" alignItems="flex-end" gap="1">
      <Input
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? id : undefined}
        inputMode={inputMode}
        autoComplete="off"
        w={width}
        minH={{ base: 'tap', lg: 'tap.sm' }}
        px="2"
        py="1"
        textAlign="right"
        fontSize={{ base: 'md', md: 'sm' }}
        fontVariantNumeric="tabular-nums"
        borderColor={fault ? 'danger' : 'line.strong'}
        value={draft ?? String(value)}
        onChange={({ target }) => setDraft(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={leave}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') leave()
          if (key !== 'Escape') return
          setDraft(undefined)
          currentTarget.blur()
        }}
      />
      {saving && <SaveState saving={saving} />}
      {fault && (
        <chakra.span id={id} role="alert" color="danger" fontSize="xs" maxW="140px">
          {fault}
        </chakra.span>
      )}
    </chakra.span>
  )
}
