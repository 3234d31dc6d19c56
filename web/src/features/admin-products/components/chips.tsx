import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import { listOf } from '../product-fields.ts'

const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5',
    pl: '3',
    minH: '32px',
    fontSize: 'sm',
    fontWeight: 'medium',
    listStyleType: 'none',
    bg: 'teal.tint',
    color: 'teal.deep',
    borderRadius: 'full',
  },
})

const Remove = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '32px',
    borderRadius: 'full',
    _hover: { bg: 'ink/10' },
    _focusVisible: { borderRadius: 'full' },
  },
})

type ChipsProps = { text: string; onChange: (text: string) => void }

/** What a comma-separated text comes to. */
export const Chips = ({ text, onChange }: ChipsProps) => {
  const values = listOf(text)
  if (values.length === 0) return null
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="1.5">
      {values.map((value) => (
        <Chip key={value}>
          {value}
          <Remove
            type="button"
            aria-label={`Remove ${value}`}
            onClick={() => onChange(values.filter((other) => other !== value).join(', '))}
          >
            <X aria-hidden size={14} />
          </Remove>
        </Chip>
      ))}
    </chakra.ul>
  )
}
