import { DAY_MS, dayOf } from '@bartan/contract/shared/shop-day'
import { formatDate, formatWeekdayAlone } from '#components/ui/format-date.ts'
import { useText } from '#components/ui/texts.ts'
import { useNow } from '#lib/clock.ts'
import { css } from '#styled-system/css'

const style = css({ fontSize: 'xs', fontWeight: 'medium', color: 'warning' })

/** Within this time, the weekday alone names the day. */
const WEEK_MS = 6 * DAY_MS

/** "Ends Sunday": the last day of a sale in India's time; empty without an end. */
export const SaleEnd = ({ at }: { at: string | undefined }) => {
  const t = useText()
  const now = useNow()
  if (at === undefined) return null
  // A sale that ends at midnight has the day before as its last day.
  const last = new Date(Date.parse(at) - 1)
  const iso = last.toISOString()
  if (dayOf(last) === dayOf(new Date(now))) return <p className={style}>{t('endsToday')}</p>
  const isNear = last.getTime() - now < WEEK_MS
  const day = isNear ? formatWeekdayAlone(t.language, iso) : formatDate(t.language, iso)
  return <p className={style}>{t('ends', { day })}</p>
}
