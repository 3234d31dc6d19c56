import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { BusyButton, Button } from '#components/ui/elements.tsx'
import { DialogActions, TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { grid } from '#styled-system/patterns'
import { useBuyAgain, type MissedLine, type WantedLine } from '../api/buy-again.ts'
import { useText } from '../cart-contents-texts.ts'

const Missed = ({ missed }: { missed: MissedLine[] }) => {
  const t = useText()
  return (
    <ul className={grid({ mt: '4', mb: '6', gap: '2' })}>
      {missed.map(({ line, added, reason }) => (
        <li key={`${line.productId} ${line.size} ${line.color}`}>
          {[nameOf(t.language, line), choiceOf(t.language, line)].filter(Boolean).join(', ')}:{' '}
          {added > 0 && `${t('partlyAdded', { added, quantity: line.quantity })} `}
          {reason}
        </li>
      ))}
    </ul>
  )
}

type BuyAgainProps = {
  lines: readonly WantedLine[]
  /** Not while the order is on its way. */
  isMainAction?: boolean
}

/** Adds an order's products to the cart again, and lists unavailable ones. */
export const BuyAgain = ({ lines, isMainAction = false }: BuyAgainProps) => {
  const text = useSpecText()
  const t = useText()
  const { mutate, isPending } = useBuyAgain()
  const [missed, setMissed] = useState<MissedLine[]>([])

  const buy = () =>
    mutate(lines, {
      onSuccess: ({ isAnyAdded, missed: now }) => {
        setMissed(now)
        if (now.length === 0) toast.success(t('allAgain'))
        else if (isAnyAdded) toast.success(t('someAgain'))
        else toast.error(t('noneAgain'))
      },
      onError: (error) => toast.error(text('cartAddFailed'), messageOf(t.language, error)),
    })

  return (
    <>
      <BusyButton variant={isMainAction ? 'solid' : 'outline'} isBusy={isPending} onClick={buy}>
        <ShoppingBag aria-hidden size={18} />
        {t('buyAgain')}
      </BusyButton>
      {/* Over the page: the answer may come late, and must move nothing then. */}
      <TitledDialog
        isOpen={missed.length > 0}
        onClose={() => setMissed([])}
        title={t('notEverything')}
      >
        <Missed missed={missed} />
        <DialogActions>
          <Button onClick={() => setMissed([])}>{t('understood')}</Button>
        </DialogActions>
      </TitledDialog>
    </>
  )
}
