import { listOf, listText } from '@bartan/contract/products/fields/field-cells'
import { Plus, X } from 'lucide-react'
import { styled } from '#components/ui/styled.tsx'
import { css, cva } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  remove: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: { base: 'tap', lg: 'tap.sm' },
    borderRadius: 'full',
    transition: 'quick',
    _hover: { bg: 'teal.tint.deep' },
    _focusVisible: { borderRadius: 'full' },
  }),
}

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5',
  minH: { base: 'tap', lg: 'tap.sm' },
  maxW: 'full',
  fontSize: 'sm',
  overflowWrap: 'anywhere',
  borderRadius: 'full',
} as const

const Chip = styled(
  'li',
  cva({ base: { ...shape, pl: '3', fontWeight: 'medium', bg: 'teal.tint', color: 'teal.deep' } }),
)

export const AddChip = styled(
  'button',
  cva({
    base: {
      ...shape,
      px: '3',
      color: 'ink.soft',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'line.strong',
      transition: 'quick',
      _hover: { color: 'teal', borderColor: 'teal', bg: 'teal.mist' },
      _focusVisible: { borderRadius: 'full' },
    },
  }),
)

type ChipsProps = {
  text: string
  /** Suggested values. */
  known: readonly string[]
  onChange: (text: string) => void
}

/** Values of a comma-separated text as chips, with suggestions from other products. */
export const Chips = ({ text, known, onChange }: ChipsProps) => {
  const t = useText()
  const values = listOf(text)
  const others = known.filter((value) => !values.includes(value))
  const change = (next: readonly string[]) => onChange(listText(next))
  return (
    <ul className={wrap({ gap: '1.5', listStyleType: 'none' })}>
      {values.map((value) => (
        <Chip key={value}>
          {value}
          <button
            className={styles.remove}
            type="button"
            aria-label={t('remove', { name: value })}
            onClick={() => change(values.filter((other) => other !== value))}
          >
            <X aria-hidden size={14} />
          </button>
        </Chip>
      ))}
      {others.map((value) => (
        <li key={value}>
          <AddChip
            type="button"
            aria-label={t('addValue', { name: value })}
            onClick={() => change([...values, value])}
          >
            <Plus aria-hidden size={14} />
            {value}
          </AddChip>
        </li>
      ))}
    </ul>
  )
}
