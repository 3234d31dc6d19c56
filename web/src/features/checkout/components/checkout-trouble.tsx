import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '../../../components/button.tsx'
import { formatRupees } from '../../../components/format-rupees.ts'
import { choiceOf } from '../../../components/line-item.tsx'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import type { FaultyLine } from '@bartan/contract/error-reply'

export type Adjust = (line: FaultyLine, quantity: number) => void

const whatIsSo = ({ available, priceWas, price, quantity }: FaultyLine): string => {
  if (price !== undefined && priceWas !== undefined)
    return `was ${formatRupees(priceWas)}, is ${formatRupees(price)} now`
  if (!available) return 'is sold out'
  return `only ${available} of ${quantity} can be had`
}

const Remedy = ({ line, onAdjust }: { line: FaultyLine; onAdjust: Adjust }) => {
  const { available } = line
  if (available === undefined) return null
  return (
    <Button variant="outline" size="sm" onClick={() => onAdjust(line, available)}>
      {available === 0 ? 'Remove' : `Take ${available}`}
    </Button>
  )
}

type CheckoutTroubleProps = { error: Error; onAdjust: Adjust }

/** Why it could not go on, which lines it is about, and what can be done about each. */
export const CheckoutTrouble = ({ error, onAdjust }: CheckoutTroubleProps) => {
  const lines = error instanceof ApiError ? error.lines : []
  return (
    <chakra.div role="alert" p="4" bg="danger.tint" borderRadius="md">
      <chakra.p fontWeight="semibold" color="danger">
        {messageOf(error)}
      </chakra.p>
      {lines.length > 0 && (
        <chakra.ul mt="3" display="grid" gap="3">
          {lines.map((line) => (
            <chakra.li
              key={`${line.productId} ${line.size} ${line.color}`}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              gap="2"
              fontSize="sm"
            >
              <span>
                <strong>{[line.name, choiceOf(line)].filter(Boolean).join(', ')}</strong>{' '}
                {whatIsSo(line)}
              </span>
              <Remedy line={line} onAdjust={onAdjust} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  )
}
