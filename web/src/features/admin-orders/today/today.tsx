import { useQuery } from '@tanstack/react-query'
import { Bell, BellOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Choice, Skeleton } from '#components/ui/elements.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { useStore } from '#lib/storage/use-store.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { orderCountsQuery } from '../api/order-queries.ts'
import { useText } from '../desk-texts.ts'
import { addressOfView, viewNamed, type Counts, type ViewId } from '../list/views.ts'
import { alerts, allowAlerts, switchAlerts } from './alerts.ts'

const alertsSwitchStyles = { state: css({ fontWeight: 'semibold' }) }

/** Turns on sound and notification for new orders; only by a press, and only on this device. */
export const AlertsSwitch = () => {
  const t = useText()
  const isOn = useStore(alerts)
  const change = async () => {
    if (isOn) {
      switchAlerts(false)
      toast.success(t('alertsOff'))
    } else toast.success(t((await allowAlerts()) ? 'alertsShown' : 'alertsHeard'))
  }
  return (
    <Choice
      className={css({ mt: '2' })}
      size="sm"
      aria-pressed={isOn}
      onClick={() => void change()}
    >
      {isOn ? <Bell aria-hidden size={16} /> : <BellOff aria-hidden size={16} />}
      {t('alerts')} <span className={alertsSwitchStyles.state}>{t(isOn ? 'on' : 'off')}</span>
    </Choice>
  )
}

const styles = {
  list: wrap({ gap: '2', '& > li': { flex: '1 1 130px' } }),
  /** It has the most words. */
  money: css({ flexBasis: '260px!' }),
  loading: css({ h: '62px', borderRadius: 'md' }),
  amount: css({
    display: 'block',
    fontFamily: 'heading',
    fontSize: 'xl',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
  }),
}

const tile = css({
  display: 'block!',
  h: 'full',
  px: '3',
  py: '2',
  fontSize: 'sm',
  fontWeight: 'medium',
  lineHeight: 'snug',
  color: 'teal.deep',
  bg: 'teal.mist',
  borderWidth: '1px',
  borderColor: 'teal.tint',
  borderRadius: 'md',
  transition: 'quick',
  _hover: { borderColor: 'teal' },
})

type TileProps = { className?: string; to: string; amount: number | string; label: string }

const Tile = ({ className, to, amount, label }: TileProps) => (
  <li className={className}>
    <Link className={tile} to={to}>
      <span className={styles.amount}>{amount}</span> {label}
    </Link>
  </li>
)

/** Before and after the parcels that come back. */
const FIRST = ['toConfirm', 'toPack', 'toShip'] as const
const LATER = ['returns', 'onTheWay'] as const

const Waiting = ({ counts, lowStock }: { counts: Counts; lowStock: number }) => {
  const t = useText()
  const tileOf = <Id extends ViewId>(id: Id) => ({
    id,
    to: addressOfView(id),
    count: viewNamed(id).count?.(counts) ?? 0,
  })
  const waiting = [
    ...FIRST.map(tileOf),
    { id: 'comingBack' as const, to: adminPaths.comingBack, count: counts.comingBack },
    ...LATER.map(tileOf),
    {
      id: 'low' as const,
      to: `${adminPaths.products}?stock=low&sortBy=stockAsc`,
      count: lowStock,
    },
  ].filter(({ count }) => count > 0)
  if (waiting.length === 0) return <p className={css({ color: 'ink.soft' })}>{t('today.none')}</p>
  return (
    <ul className={styles.list}>
      {waiting.map(({ id, to, count }) => (
        <Tile key={id} to={to} amount={count} label={t(`today.${id}`, { count })} />
      ))}
      {counts.toCollect > 0 && (
        <Tile
          className={styles.money}
          to={addressOfView('onTheWay')}
          amount={formatRupees(counts.toCollect)}
          label={t('today.toCollect')}
        />
      )}
    </ul>
  )
}

/** What waits today, in the order of the harm of waiting, each with a link to its list; nothing that does not wait. */
export const Today = ({ lowStock = 0 }: { lowStock: number | undefined }) => {
  const t = useText()
  // The menu may have asked a minute ago: an order that came since waits, too.
  const counts = useQuery({ ...orderCountsQuery(), refetchOnMount: 'always' })
  return (
    <section aria-label={t('today')}>
      <LoadState load={counts} skeleton={<Skeleton className={styles.loading} />}>
        {(known) => <Waiting counts={known} lowStock={lowStock} />}
      </LoadState>
      <AlertsSwitch />
    </section>
  )
}
