import { addDays, startOfDay } from '@bartan/contract/shared/shop-day'
import { CalendarClock } from 'lucide-react'
import { formatShortDay } from '#components/ui/format-date.ts'
import { shopText, useShop } from '#lib/shop-settings.ts'
import { t } from './texts.ts'
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
  }
}

/** In place of the announcement above every page. */
export const ClosureLine = () => {
  const closure = useClosure()
  return closure && <p>{closure.own || closure.told}</p>
}

/** Where goods are chosen, collected and ordered. */
export const ClosureNotice = () => {
  const closure = useClosure()
  return (
    closure && (
      <div className={styles.root} role="note">
        <CalendarClock aria-hidden size={20} />
        <div>
          {closure.own && <p className={styles.own}>{closure.own}</p>}
          <p>{closure.told}</p>
        </div>
      </div>
    )
  )
}
