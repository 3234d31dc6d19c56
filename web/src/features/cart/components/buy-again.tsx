import { chakra } from '@chakra-ui/react/styled-system'
import { ShoppingBag } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { choiceOf } from '../../../components/line-item.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toaster.tsx'
import { useBuyAgain } from '../api/buy-again.ts'
import type { MissedLine, WantedLine } from '../api/buy-again.ts'

const Missed = ({ missed }: { missed: MissedLine[] }) => (
  <chakra.output display="block" p="3" fontSize="sm" bg="warning.tint" borderRadius="md">
    <chakra.p fontWeight="semibold" color="warning">
      Not everything could be added:
    </chakra.p>
    <chakra.ul mt="1" display="grid" gap="1">
      {missed.map(({ line, added, reason }) => (
        <li key={`${line.productId} ${line.size} ${line.color}`}>
          {[line.name, choiceOf(line)].filter(Boolean).join(', ')}:{' '}
          {added > 0 ? `${added} of ${line.quantity} added. ` : ''}
          {reason}
        </li>
      ))}
    </chakra.ul>
  </chakra.output>
)

/** Puts what was bought once into the cart again, and says what can't be had any more. */
export const BuyAgain = ({ lines }: { lines: readonly WantedLine[] }) => {
  const { mutate, data, isPending } = useBuyAgain()

  const buy = () =>
    mutate(lines, {
      onSuccess: ({ added, missed }) => {
        if (missed.length === 0) toast.success('Everything is in your cart again')
        else if (added > 0) toast.success('What we still have is in your cart')
        else toast.error('Nothing of this can be had now')
      },
      onError: (error) => toast.error('Failed to add to cart', messageOf(error)),
    })

  return (
    <>
      <Button variant="solid" disabled={isPending} onClick={buy}>
        <ShoppingBag aria-hidden size={18} />
        Buy again
      </Button>
      {data && data.missed.length > 0 && !isPending && <Missed missed={data.missed} />}
    </>
  )
}
