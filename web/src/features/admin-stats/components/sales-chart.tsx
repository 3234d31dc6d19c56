import { chakra } from '@chakra-ui/react/styled-system'
import type { StatsDay } from '@bartan/contract/stats/schema'
import { STATS_DAYS } from '@bartan/contract/stats/rules'
import type { StatsDays } from '@bartan/contract/stats/rules'
import { useState } from 'react'
import { Card } from '#components/ui/card.tsx'
import { Choice } from '#components/ui/choice.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Heading } from '#components/ui/heading.tsx'
import { t } from '../texts.ts'
import { DayBars } from './day-bars.tsx'

const ordersOf = (count: number): string => t('orders', { count })

/** ₹12K fits beside an axis, ₹12,000.00 does not. */
const short = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  notation: 'compact',
})

const Table = ({ perDay }: { perDay: readonly StatsDay[] }) => (
  <chakra.details mt="3" fontSize="sm">
    <chakra.summary color="teal" fontWeight="medium" py="1">
      {t('asTable')}
    </chakra.summary>
    {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1). */}
    <chakra.section aria-label={t('table')} tabIndex={0} maxH="320px" overflowY="auto" mt="2">
      <chakra.table
        w="full"
        textAlign="left"
        fontVariantNumeric="tabular-nums"
        css={{
          '& th, & td': { py: '1', pr: '3', borderBottomWidth: '1px' },
          '& th + th, & td + td': { textAlign: 'right' },
          '& th': {
            position: 'sticky',
            top: '0',
            color: 'ink.soft',
            fontWeight: 'medium',
            bg: 'paper',
          },
        }}
      >
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
              <td>{formatDate(day)}</td>
              <td>{formatRupees(revenue)}</td>
              <td>{orders}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.section>
  </chakra.details>
)

type SalesChartProps = {
  perDay: readonly StatsDay[]
  days: StatsDays
  onDaysChange: (days: StatsDays) => void
}

/** Revenue and orders per day, one chart above the other; a table has all the figures as well. */
export const SalesChart = ({ perDay, days, onDaysChange }: SalesChartProps) => {
  const [active, setActive] = useState<number>()
  const pointed = active === undefined ? undefined : perDay[active]
  const revenue = perDay.reduce((sum, day) => sum + day.revenue, 0)
  const orders = perDay.reduce((sum, day) => sum + day.orders, 0)
  const [first, last] = [perDay.at(0), perDay.at(-1)]
  return (
    <Card as="section" aria-labelledby="sales">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="4">
        <chakra.div mr="auto">
          <Heading id="sales" size="small">
            {t('salesPerDay')}
          </Heading>
          <chakra.p color="ink.soft" fontSize="sm" fontVariantNumeric="tabular-nums">
            {pointed
              ? t('ofDay', {
                  day: formatDate(pointed.day),
                  revenue: formatRupees(pointed.revenue),
                  orders: ordersOf(pointed.orders),
                })
              : t('ofDays', {
                  days,
                  revenue: formatRupees(revenue),
                  orders: ordersOf(orders),
                })}
          </chakra.p>
        </chakra.div>
        <chakra.fieldset aria-label={t('daysShown')} display="flex" gap="2">
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
        </chakra.fieldset>
      </chakra.div>
      <chakra.div display="grid" gap="5">
        <DayBars
          label={t('revenueChart', { days })}
          values={perDay.map((day) => day.revenue)}
          active={active}
          onPoint={setActive}
          height={150}
          format={(value) => short.format(value)}
        />
        <DayBars
          label={t('ordersChart', { days })}
          values={perDay.map((day) => day.orders)}
          active={active}
          onPoint={setActive}
          height={64}
          format={String}
        />
      </chakra.div>
      <chakra.p
        display="flex"
        justifyContent="space-between"
        mt="1"
        pl="16"
        fontSize="xs"
        color="ink.soft"
      >
        <span>{first && formatDate(first.day)}</span>
        <span>{last && formatDate(last.day)}</span>
      </chakra.p>
      <Table perDay={perDay} />
    </Card>
  )
}
