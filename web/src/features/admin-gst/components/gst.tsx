import { formatsOf, type Language } from '@bartan/contract/shop/languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Skeleton } from '#components/ui/elements.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useNow } from '#lib/clock.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { monthQuery, turnoverQuery } from '../gst-queries.ts'
import { dueMonth, latestMonths } from '../months.ts'
import { RateChanges } from '../rates/rate-changes.tsx'
import { useText } from '../texts.ts'
import { GstFiles } from './gst-files.tsx'
import { MonthCheck } from './month-check.tsx'
import { Turnover } from './turnover.tsx'

const styles = {
  skeleton: css({ h: '440px', borderRadius: 'lg' }),
}

/** For example November 2026. */
const monthName = (language: Language, month: string): string =>
  new Intl.DateTimeFormat(formatsOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))

/** The seller's check before filing a month's GST return, and the files for it. */
export const Gst = () => {
  const t = useText()
  const openedAt = useNow()
  const [now] = useState(() => new Date(openedAt))
  const { values, change } = useAddressFilters(['month'])
  const months = latestMonths(now)
  const month = months.includes(values.month) ? values.month : dueMonth(now)
  // Their height is unknown in advance, so nothing below is shown before they load.
  const [opened] = useState(month)
  const firsts = [useQuery(turnoverQuery()), useQuery(monthQuery(opened))]
  if (firsts.some(({ isFetched }) => !isFetched)) return <Skeleton className={styles.skeleton} />
  return (
    <div className={grid({ gap: { base: '4', md: '5' } })}>
      <Turnover />
      <OptionSelect
        className={css({ w: { base: 'full', sm: '280px' } })}
        aria-label={t('month')}
        value={month}
        options={months.map((one) => [one, monthName(t.language, one)] as const)}
        onPick={(picked) => change({ month: picked })}
      />
      <MonthCheck key={month} month={month} />
      <GstFiles month={month} />
      <RateChanges />
    </div>
  )
}
