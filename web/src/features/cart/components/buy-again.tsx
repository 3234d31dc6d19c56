import { ShoppingBag } from 'lucide-react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { useSpecText } from '#i18n/texts.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useBuyAgain } from '../api/buy-again.ts'
import { useText } from '../cart-contents-texts.ts'
import type { MissedLine, WantedLine } from '../api/buy-again.ts'
import { css } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'

const styles = {
  // Below the other buttons, which it would push away.
  root: css({
    order: '1',
    display: 'block',
    p: '3',
    fontSize: 'sm',
    bg: 'warning.tint',
    borderRadius: 'md',
  }),
  title: css({ fontWeight: 'semibold', color: 'warning' }),
  list: css({ mt: '1', display: 'grid', gap: '1' }),
}

const Missed = ({ missed }: { missed: MissedLine[] }) => {
  const t = useText()
  const language = useLanguage()
  return (
    <output className={styles.root}>
      <p className={styles.title}>{t('notEverything')}</p>
      <ul className={styles.list}>
        {missed.map(({ line, added, reason }) => (
          <li key={`${line.productId} ${line.size} ${line.color}`}>
            {[nameOf(language, line), choiceOf(language, line)].filter(Boolean).join(', ')}:{' '}
            {added > 0 && `${t('partlyAdded', { added, quantity: line.quantity })} `}
            {reason}
          </li>
        ))}
      </ul>
    </output>
  )
}

/** Adds the products of an order to the cart again, and says which are no longer available. */
export const BuyAgain = ({ lines }: { lines: readonly WantedLine[] }) => {
  const text = useSpecText()
  const t = useText()
  const language = useLanguage()
  const { mutate, data, isPending } = useBuyAgain()

  const buy = () =>
    mutate(lines, {
      onSuccess: ({ added, missed }) => {
        if (missed.length === 0) toast.success(t('allAgain'))
        else if (added > 0) toast.success(t('someAgain'))
        else toast.error(t('noneAgain'))
      },
      onError: (error) => toast.error(text('cartAddFailed'), messageOf(language, error)),
    })

  return (
    <>
      <BusyButton variant="solid" isBusy={isPending} onClick={buy}>
        <ShoppingBag aria-hidden size={18} />
        {t('buyAgain')}
      </BusyButton>
      {data && data.missed.length > 0 && !isPending && <Missed missed={data.missed} />}
    </>
  )
}
