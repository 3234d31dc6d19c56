import { dayOf } from '@bartan/contract/shared/shop-day'
import { formatsOf, type Language } from '@bartan/contract/shop/languages'
import { nameOfYear } from '@bartan/contract/tax/financial-year'
import { NEAR_LIMIT } from '@bartan/contract/tax/turnover-limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Card, Heading, Skeleton, TextLink } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { ProgressBar } from '#components/ui/loading/progress-bar.tsx'
import { translateValue } from '#i18n/translate.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useNow } from '#lib/clock.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { monthQuery, turnoverQuery } from '../gst-queries.ts'
import { RateChanges } from '../rates/rate-changes.tsx'
import { useText } from '../texts.ts'
import { GstFiles } from './gst-files.tsx'
import { MonthCheck } from './month-check.tsx'

/** Returns are filed and corrected for two years at most. */
const OFFERED = 24

/** Months to choose from, as 2026-11, the current one first. */
export const latestMonths = (now: Date): string[] => {
  const [year = 0, month = 1] = dayOf(now).split('-').map(Number)
  return Array.from({ length: OFFERED }, (_, back) => {
    const months = year * 12 + (month - 1) - back
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}

/** The previous month, whose return is due. */
export const dueMonth = (now: Date): string => latestMonths(now)[1] ?? ''

const turnoverStyles = { about: css({ fontSize: 'sm', color: 'ink.soft', textWrap: 'pretty' }) }

/** The year's sales against the limit for unregistered sellers, or for the composition scheme. */
export const Turnover = () => {
  const t = useText()
  const { data } = useQuery(turnoverQuery())
  if (!data || data.registration === 'regular' || data.limit === undefined) return null
  const { registration, year, turnover, limit, state } = data
  const part = turnover / limit
  const title = t('turnover', { year: nameOfYear(year) })
  return (
    <Card as="section" className={grid({ gap: '3' })}>
      <Heading size="small">{title}</Heading>
      <ProgressBar label={title} part={Math.min(1, Math.max(0, part))} />
      <p className={turnoverStyles.about}>
        <TextLink to={adminPaths.ordersIn([], { documents: year })}>
          {t('turnoverIs', { turnover: formatRupees(turnover), limit: formatRupees(limit) })}
        </TextLink>
      </p>
      {part >= NEAR_LIMIT && (
        <FormAlert>{t(part > 1 ? `over.${registration}` : `near.${registration}`)}</FormAlert>
      )}
      <p className={turnoverStyles.about}>
        {t('turnoverElsewhere')}{' '}
        {t(`sellsTo.${registration}`, { state: translateValue(t.language, state) })}
      </p>
    </Card>
  )
}

const styles = { skeleton: css({ h: '440px', borderRadius: 'lg' }) }

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
