import { chakra } from '@chakra-ui/react/styled-system'
import { Plus, X } from 'lucide-react'
import { QUICK } from '#theme/motion.ts'
import { t } from '../texts.ts'
import { listOf } from './product-fields.ts'

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5',
  minH: { base: 'tap', lg: 'tap.sm' },
  fontSize: 'sm',
  borderRadius: 'full',
} as const

const Chip = chakra('li', {
  base: { ...shape, pl: '3', fontWeight: 'medium', bg: 'teal.tint', color: 'teal.deep' },
})

const Remove = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: 'tap', lg: 'tap.sm' },
    borderRadius: 'full',
    transition: QUICK,
    _hover: { bg: 'teal.tint.deep' },
    _focusVisible: { borderRadius: 'full' },
  },
})

const Add = chakra('button', {
  base: {
    ...shape,
    px: '3',
    color: 'ink.soft',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line.strong',
    transition: QUICK,
    _hover: { color: 'teal', borderColor: 'teal', bg: 'teal.mist' },
    _focusVisible: { borderRadius: 'full' },
  },
})

type ChipsProps = {
  text: string
  /** Values that can be added with one press. */
  known: readonly string[]
  onChange: (text: string) => void
}

/** The values in a comma-separated text, and the shop's other values for the field. */
export const Chips = ({ text, known, onChange }: ChipsProps) => {
  const values = listOf(text)
  const others = known.filter((value) => !values.includes(value))
  const change = (next: readonly string[]) => onChange(next.join(', '))
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="1.5" listStyleType="none">
      {values.map((value) => (
        <Chip key={value}>
          {value}
          <Remove
            type="button"
            aria-label={t('remove', { name: value })}
            onClick={() => change(values.filter((other) => other !== value))}
          >
            <X aria-hidden size={14} />
          </Remove>
        </Chip>
      ))}
      {others.map((value) => (
        <li key={value}>
          <Add
            type="button"
            aria-label={t('addValue', { name: value })}
            onClick={() => change([...values, value])}
          >
            <Plus aria-hidden size={14} />
            {value}
          </Add>
        </li>
      ))}
    </chakra.ul>
  )
}
