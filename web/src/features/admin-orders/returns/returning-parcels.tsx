import { isCancelled } from '@bartan/contract/orders/order-process'
import { CLAIM_DAYS } from '@bartan/contract/orders/return-rules'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { PackageOpen } from 'lucide-react'
import { Badge, Card, Note, TextLink } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { useNow } from '#lib/clock.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { ordersQuery } from '../api/order-queries.ts'
import { ReceiveParcel } from './receive-parcel.tsx'
import { useText } from './texts.ts'

const styles = {
  list: grid({ gap: '4', alignItems: 'start', gridTemplateColumns: { base: '1', xl: '2' } }),
}

/** Whole days since the refusal. */
const daysOf = ({ statusHistory, createdAt }: StaffOrder, now: number): number => {
  const refused = statusHistory.findLast(({ status }) => isCancelled(status))
  return Math.max(0, Math.floor((now - Date.parse(refused?.at ?? createdAt)) / DAY_MS))
}

const Age = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const days = daysOf(order, useNow())
  return (
    <>
      <span>{t('back.age', { days })}</span>
      {days >= CLAIM_DAYS && <Badge tone="warning">{t('back.claim')}</Badge>}
    </>
  )
}

const ParcelCard = ({ order }: { order: StaffOrder }) => (
  <Card as="li">
    <div className={wrap({ align: 'baseline', columnGap: '3' })}>
      <TextLink className={css({ fontWeight: 'semibold' })} to={adminPaths.order(order._id)}>
        #{order.number}
      </TextLink>
      {order.comingBack && <Age order={order} />}
    </div>
    <Note className={css({ overflowWrap: 'anywhere' })}>
      {[order.user.name, order.shipment?.courier, order.shipment?.awb].filter(Boolean).join(' · ')}
    </Note>
    <ReceiveParcel order={order} />
  </Card>
)

/** Refused parcels that haven't come back yet, oldest first. */
export const ReturningParcels = () => {
  const t = useText()
  return (
    <>
      <Note className={css({ mb: '4' })}>{t('back.about')}</Note>
      <AdminList
        query={ordersQuery({ comingBack: 'true', sort: 'oldest' })}
        empty={<EmptyState title={t('back.none')} Icon={PackageOpen} text={t('back.noneHint')} />}
        totalText={(count) => t('count', { count })}
      >
        {(orders) => (
          <ul className={styles.list}>
            {orders.map((order) => (
              <ParcelCard key={order._id} order={order} />
            ))}
          </ul>
        )}
      </AdminList>
    </>
  )
}
