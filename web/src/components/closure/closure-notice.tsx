import { addDays, startOfDay } from '@bartan/contract/shared/shop-day'
import { CalendarClock } from 'lucide-react'
import { formatShortDay } from '#components/ui/format-date.ts'
import { shopText, useShop } from '#lib/shop-settings.ts'
import { t } from './texts.ts'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

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
  own: css({ fontWeight: 'semibold' }),
}

const dayText = (day: string): string => formatShortDay(startOfDay(day).toISOString())

/** Until when the shop is closed, and whether it takes orders; with the shop's own words, if it has any. */
const useClosure = () => {
  const { closure } = useShop()
  if (!closure) return undefined
  const { takesOrders, until, text, textIn } = closure
  const days = { until: dayText(until), from: dayText(addDays(until, 1)) }
  return {
    own: text && shopText(text, textIn),
    told: takesOrders ? t('sendsLater', days) : t('noOrders', days),
    toldOfOrder: t('sendsOrder', days),
  }
}

/** In place of the announcement above every page. */
export const ClosureLine = () => {
  const closure = useClosure()
  return (
    closure && (
      <p>
        {closure.own && <b>{closure.own} </b>}
        {closure.told}
      </p>
    )
  )
}

const Notice = ({ own, children }: { own: string; children: ReactNode }) => (
  <div className={styles.root} role="note">
    <CalendarClock aria-hidden size={20} />
    <div>
      {own && <p className={styles.own}>{own}</p>}
      <p>{children}</p>
    </div>
  </div>
)

/** Where goods are chosen, collected and ordered. */
export const ClosureNotice = () => {
  const closure = useClosure()
  return closure && <Notice own={closure.own}>{closure.told}</Notice>
}

/** Beside what is ordered and not sent yet. */
export const OrderedClosureNotice = () => {
  const closure = useClosure()
  return closure && <Notice own={closure.own}>{closure.toldOfOrder}</Notice>
}
