import { chakra } from '@chakra-ui/react/styled-system'
import { Badge } from './badge.tsx'
import { copy } from './copy.ts'
import { formatRupees } from './format-rupees.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type PriceProps = {
  amount: number
  /** Shown struck through where it is higher (spec §3). */
  original?: number | undefined
  size?: 'md' | 'lg'
}

/** The percentage saved, rounded down so that we never promise more than is true. */
const savedPercent = (amount: number, original: number) =>
  Math.floor(((original - amount) / original) * 100)

export const Price = ({ amount, original, size = 'md' }: PriceProps) => {
  const isReduced = original !== undefined && original > amount
  const saved = isReduced ? savedPercent(amount, original) : 0
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      rowGap="1"
      lineHeight="snug"
    >
      {isReduced && <VisuallyHidden>{copy('now')} </VisuallyHidden>}
      <chakra.span fontWeight="bold" fontSize={size === 'lg' ? '2xl' : 'md'}>
        {formatRupees(amount)}
      </chakra.span>
      {isReduced && (
        <>
          <VisuallyHidden>{copy('was')} </VisuallyHidden>
          <chakra.s color="ink.faint" fontSize={size === 'lg' ? 'lg' : 'sm'}>
            {formatRupees(original)}
          </chakra.s>
        </>
      )}
      {saved >= 5 && <Badge tone="success">{copy('off', { percent: saved })}</Badge>}
    </chakra.p>
  )
}
