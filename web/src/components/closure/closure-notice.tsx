import { addDays, startOfDay } from '@bartan/contract/shared/shop-day'
import type { Language } from '@bartan/contract/shop/languages'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatShortDay } from '#components/ui/format-date.ts'
import { shopText, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { useText } from './texts.ts'

const styles = {
  root: css({
    display: 'flex',
    gap: '3',
    px: '4',
    py: '3',
    fontSize: 'sm',
    bg: 'warning.tint',
    borderRadius: 'md',
    '& svg': { flexShrink: '0', mt: '1px', color: 'warning' },
  }),
}

const dayText = (language: Language, day: string): string =>
  formatShortDay(language, startOfDay(day).toISOString())

/** How long the shop is closed, whether it takes orders, and the seller's own text, if any. */
const useClosure = () => {
  const t = useText()
  const { closure } = useShop()
  if (!closure) return undefined
  const { takesOrders, until, text, textIn } = closure
  const days = { until: dayText(t.language, until), from: dayText(t.language, addDays(until, 1)) }
  return {
    own: text && shopText(t.language, text, textIn),
    text: takesOrders ? t('sendsLater', days) : t('noOrders', days),
    toldOfOrder: t('sendsOrder', days),
  }
}

/** Replaces the announcement above every page. */
export const ClosureLine = () => {
  const closure = useClosure()
  return (
    closure && (
      <p>
        {closure.own && <b>{closure.own} </b>}
        {closure.text}
      </p>
    )
  )
}

const Notice = ({ own, children }: { own: string; children: ReactNode }) => (
  <div className={styles.root} role="note">
    <CalendarClock aria-hidden size={20} />
    <div>
      {own && <p className={css({ fontWeight: 'semibold' })}>{own}</p>}
      <p>{children}</p>
    </div>
  </div>
)

/** Shown on product pages, in the cart and in the checkout. */
export const ClosureNotice = () => {
  const closure = useClosure()
  return closure && <Notice own={closure.own}>{closure.text}</Notice>
}

/** Shown beside orders that haven't shipped yet. */
export const OrderedClosureNotice = () => {
  const closure = useClosure()
  return closure && <Notice own={closure.own}>{closure.toldOfOrder}</Notice>
}
