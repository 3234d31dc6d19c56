import { formatShortRupees } from '@bartan/contract/shared/format-rupees'
import { SOLD_STATUSES } from '@bartan/contract/orders/order-process'
import type { StatsDay } from '@bartan/contract/stats/schema'
import { STATS_DAYS } from '@bartan/contract/stats/rules'
import type { StatsDays } from '@bartan/contract/stats/rules'
import { useState } from 'react'
import { Card, Choice } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Heading } from '#components/ui/heading.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { cellLink } from '#components/ui/table/data-table.tsx'
import { paths } from '#lib/paths.ts'
import { useText, textIn } from '../texts.ts'
import { DayBars } from './day-bars.tsx'
import { css } from '#styled-system/css'
import { sumRupees } from '@bartan/contract/shared/money'
import { useLanguage } from '#i18n/language.ts'
import type { Language } from '@bartan/contract/shop/languages'

const styles = {
  details: css({ mt: '3', fontSize: 'sm' }),
  summary: css({ w: 'fit', color: 'teal', fontWeight: 'medium', py: '3' }),
  scroller: css({ maxH: '320px', overflowY: 'auto', mt: '2' }),
  table: css({
    w: 'full',
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '1', pr: '3', borderBottomWidth: '1px' },
    '& th + th, & td + td': { textAlign: 'right', '--cell-end': 'flex-end' },
    '& th': {
      position: 'sticky',
      top: '0',
      color: 'ink.soft',
      fontWeight: 'medium',
      bg: 'paper',
    },
  }),
  header: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', mb: '4' }),
  titles: css({ mr: 'auto' }),
  sum: css({ color: 'ink.soft', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' }),
  days: css({ display: 'flex', gap: '2' }),
  charts: css({ display: 'grid', gap: '5' }),
  ends: css({
    display: 'flex',
    justifyContent: 'space-between',
    mt: '1',
    pl: '16',
    fontSize: 'xs',
    color: 'ink.soft',
  }),
}

const ordersOf = (language: Language, count: number): string =>
  textIn(language, 'orders', { count })

const Table = ({ perDay }: { perDay: readonly StatsDay[] }) => {
  const t = useText()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{t(isOpen ? 'noTable' : 'asTable')}</summary>
      {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} aria-label={t('table')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('revenue')}</th>
              <th scope="col">{t('ordersColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {perDay.toReversed().map(({ day, revenue, orders }) => (
              <tr key={day}>
                <td>{formatDate(language, day)}</td>
                <td>
                  {revenue === 0 ? (
                    formatRupees(revenue)
                  ) : (
                    <TextLink
                      className={cellLink}
                      to={paths.adminOrdersIn(SOLD_STATUSES, { from: day, to: day })}
                    >
                      {formatRupees(revenue)}
                    </TextLink>
                  )}
                </td>
                <td>{orders}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

type SalesChartProps = {
  perDay: readonly StatsDay[]
  days: StatsDays
  onDaysChange: (days: StatsDays) => void
}

/** Revenue and orders per day in two charts, with all figures in a table. */
export const SalesChart = ({ perDay, days, onDaysChange }: SalesChartProps) => {
  const t = useText()
  const language = useLanguage()
  const [active, setActive] = useState<number>()
  const pointed = active === undefined ? undefined : perDay[active]
  const revenue = sumRupees(perDay.map((day) => day.revenue))
  const orders = perDay.reduce((sum, day) => sum + day.orders, 0)
  const [first, last] = [perDay.at(0), perDay.at(-1)]
  return (
    <Card as="section" aria-labelledby="sales">
      <div className={styles.header}>
        <div className={styles.titles}>
          <Heading id="sales" size="small">
            {t('salesPerDay')}
          </Heading>
          <p className={styles.sum}>
            <TextLink
              to={paths.adminOrdersIn(SOLD_STATUSES, {
                from: (pointed ?? first)?.day,
                to: (pointed ?? last)?.day,
              })}
            >
              {pointed
                ? t('ofDay', {
                    day: formatDate(language, pointed.day),
                    revenue: formatRupees(pointed.revenue),
                    orders: ordersOf(language, pointed.orders),
                  })
                : t('ofDays', {
                    days,
                    revenue: formatRupees(revenue),
                    orders: ordersOf(language, orders),
                  })}
            </TextLink>
          </p>
        </div>
        <fieldset className={styles.days} aria-label={t('daysShown')}>
          {STATS_DAYS.map((choice) => (
            <Choice
              key={choice}
              size="sm"
              aria-pressed={choice === days}
              onClick={() => onDaysChange(choice)}
            >
              {t('days', { days: choice })}
            </Choice>
          ))}
        </fieldset>
      </div>
      <div className={styles.charts}>
        <DayBars
          label={t('revenueChart', { days })}
          values={perDay.map((day) => day.revenue)}
          active={active}
          onPoint={setActive}
          height={150}
          format={formatShortRupees}
        />
        <DayBars
          label={t('ordersChart', { days })}
          values={perDay.map((day) => day.orders)}
          active={active}
          onPoint={setActive}
          height={64}
          format={String}
        />
      </div>
      <p className={styles.ends}>
        <span>{first && formatDate(language, first.day)}</span>
        <span>{last && formatDate(language, last.day)}</span>
      </p>
      <Table perDay={perDay} />
    </Card>
  )
}
