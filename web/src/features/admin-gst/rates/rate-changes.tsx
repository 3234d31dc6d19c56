import type { RateChange } from '@bartan/contract/products/law/rate-changes'
import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  BusyButton,
  Button,
  Card,
  Heading,
  Note,
  VisuallyHidden,
} from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { useNow } from '#lib/clock.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { planQuery, ratesQuery, useChangePlan } from '../rates-queries.ts'
import { PlanForm } from './plan-form.tsx'
import { useText } from './texts.ts'

const rows = {
  list: css({ listStyleType: 'none' }),
  row: wrap({
    align: 'center',
    justify: 'space-between',
    columnGap: '3',
    minH: 'tap',
    py: '2',
    borderTopWidth: '1px',
  }),
}

const Planned = ({ change, isBegun }: { change: RateChange; isBegun: boolean }) => {
  const t = useText()
  const { rate, to, from, prices } = change
  const name = t('change', { rate, to })
  const { mutate, isPending } = useChangePlan({
    onSuccess: () => toast.success(t('takenBack')),
    onError: (error) => toast.error(t('failed'), messageOf(t.language, error)),
  })
  const takeBack = () =>
    mutate((changes) => changes.filter((one) => one.rate !== rate || one.from !== from))
  const day = formatDate(t.language, from)
  return (
    <li className={rows.row}>
      <p>
        {name}{' '}
        <Note as="span">
          {t(isBegun ? 'since' : 'starts', { day })}, {t(`prices.${prices}`)}
        </Note>
      </p>
      {!isBegun && (
        <BusyButton variant="outline" size="sm" isBusy={isPending} onClick={takeBack}>
          {t('takeBack')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </BusyButton>
      )}
    </li>
  )
}

/** Planned changes, latest first; those in effect can't be removed. */
const PlannedChanges = ({ changes, today }: { changes: RateChange[]; today: string }) => (
  <ul className={rows.list}>
    {changes
      .toSorted((one, other) => (one.from < other.from ? 1 : -1))
      .map((change) => (
        <Planned
          key={`${change.from} ${change.rate}`}
          change={change}
          isBegun={change.from <= today}
        />
      ))}
  </ul>
)

type RateProps = { rate: number; products: number; earliest: string }

const Rate = ({ rate, products, earliest }: RateProps) => {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <div className={rows.row}>
        <p>
          {t('percent', { rate })} <Note as="span">{t('products', { count: products })}</Note>
        </p>
        {!isOpen && (
          <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
            {t('plan')}
            <VisuallyHidden> {t('of', { rate })}</VisuallyHidden>
          </Button>
        )}
      </div>
      {isOpen && <PlanForm rate={rate} earliest={earliest} onDone={() => setIsOpen(false)} />}
    </li>
  )
}

const Loaded = () => {
  const t = useText()
  const today = dayOf(new Date(useNow()))
  const { data: counts } = useQuery(ratesQuery())
  const { data: plan } = useQuery(planQuery())
  if (!counts || !plan) return null
  return (
    <Card as="section" className={grid({ gap: '3' })} aria-label={t('title')}>
      <Heading size="small">{t('title')}</Heading>
      <Note>{t('about')}</Note>
      {plan.changes.length > 0 && <PlannedChanges changes={plan.changes} today={today} />}
      {counts.rates.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className={rows.list}>
          {counts.rates.map(({ rate, products }) => (
            <Rate key={rate} rate={rate} products={products} earliest={addDays(today, 1)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Only for admins, because the change affects prices. */
export const RateChanges = () => (useUser()?.role === 'admin' ? <Loaded /> : null)
