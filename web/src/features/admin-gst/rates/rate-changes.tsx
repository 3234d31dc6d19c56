import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Card, Heading, VisuallyHidden } from '#components/ui/elements.tsx'
import { useNow } from '#lib/clock.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { planQuery, ratesQuery } from '../rates-queries.ts'
import { PlanForm } from './plan-form.tsx'
import { PlannedChanges, styles as rows } from './planned-changes.tsx'
import { useText } from './texts.ts'

const styles = {
  about: css({ fontSize: 'sm', color: 'ink.soft', textWrap: 'pretty' }),
}

type RateProps = { rate: number; products: number; earliest: string }

const Rate = ({ rate, products, earliest }: RateProps) => {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <div className={rows.row}>
        <p>
          {t('percent', { rate })}{' '}
          <span className={rows.about}>{t('products', { count: products })}</span>
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
      <p className={styles.about}>{t('about')}</p>
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
