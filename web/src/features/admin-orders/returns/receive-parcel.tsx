import { isSameLine, type LineKey } from '@bartan/contract/cart/rules'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { boughtFor } from '#components/commerce/returns/exchange-sums.ts'
import { unitsOf } from '#components/commerce/returns/units-of.ts'
import { BusyButton } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useOrderChange } from '../order-desk/use-order-change.ts'
import { RestockLines, useDamaged } from './restock-lines.tsx'
import { textIn, useText } from './texts.ts'

const styles = {
  // As tall as the button that it replaces, so that the parcels below keep their place.
  fixed: css({
    display: 'flex',
    alignItems: 'center',
    minH: { base: 'tap', lg: 'tap.sm' },
    fontSize: 'sm',
    lineHeight: 'snug',
  }),
}

type ReceivedParcel = NonNullable<StaffOrder['received']>

const receivedBy = (language: Language, { at, by }: ReceivedParcel): string =>
  textIn(language, 'back.receivedBy', { when: formatMoment(language, at), name: by.name })

const Received = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  if (!order.received) return null
  const { lines } = order.received
  const damaged = lines
    .filter(({ restock }) => !restock)
    .map((line) => unitsOf(t.language, line, boughtFor(line, order.orderItems)))
  return (
    <div className={css({ mt: '4', fontSize: 'sm' })}>
      <p>{receivedBy(t.language, order.received)}</p>
      <p>
        {damaged.length > 0
          ? t('back.damaged', { lines: damaged.join('; ') })
          : t('back.intoStock')}
      </p>
    </div>
  )
}

/** Once received, it shows in the button's place by whom. */
const ReceiveForm = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const { received } = order
  const { change, isPending } = useOrderChange(order._id)
  const damaged = useDamaged()
  const isDamaged = (line: LineKey): boolean =>
    received
      ? received.lines.some((one) => isSameLine(one, line) && !one.restock)
      : damaged.isDamaged(line)
  const receive = async () => {
    // Unlisted lines go back to stock.
    const lines = order.orderItems
      .filter(isDamaged)
      .map(({ productId, size, color }) => ({ productId, size, color, restock: false }))
    const isReceived = await change(() =>
      call('POST /api/admin/orders/:id/received', { params: { id: order._id }, body: { lines } }),
    )
    if (isReceived) toast.success(t('back.received'))
  }
  return (
    <div className={grid({ gap: '3', mt: '4' })}>
      <RestockLines
        title={t('back.title')}
        lines={order.orderItems}
        bought={order.orderItems}
        isDamaged={isDamaged}
        isFixed={received !== undefined}
        onMark={damaged.mark}
      />
      {received ? (
        <p className={styles.fixed}>{receivedBy(t.language, received)}</p>
      ) : (
        <BusyButton
          className={css({ justifySelf: 'start' })}
          size="sm"
          isBusy={isPending}
          aria-label={t('back.receiveOf', { number: order.number })}
          onClick={() => void receive()}
        >
          {t('back.receive')}
        </BusyButton>
      )}
    </div>
  )
}

/** Receives a refused parcel, whole or damaged; afterwards shows what came back. */
export const ReceiveParcel = ({ order }: { order: StaffOrder }) => {
  const role = useUser()?.role
  const [wasComing] = useState(order.comingBack)
  if (!order.comingBack && !wasComing) return <Received order={order} />
  // Accountants may only read orders.
  return role === 'admin' || role === 'packer' ? <ReceiveForm order={order} /> : null
}
