import { chakra } from '@chakra-ui/react/styled-system'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { translateValue } from '#i18n/translate.ts'
import { formatDate } from '#components/ui/format-date.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { PostalAddress } from '#components/commerce/postal-address.tsx'
import { Totals } from '#components/commerce/totals.tsx'
import { t } from './texts.ts'
import { SheetLines } from './sheet-lines.tsx'
import type { Order } from '@bartan/contract/orders/schema'

export type SheetKind = 'invoice' | 'packingSlip'

const Paper = chakra('article', {
  base: {
    w: '210mm',
    maxW: 'full',
    minH: { md: '297mm' },
    mx: 'auto',
    p: { base: '5', md: '16mm' },
    bg: 'paper',
    borderWidth: '1px',
    fontSize: 'sm',
    // On paper the margins are the page's own (`@page`), so that a second sheet has them too.
    _print: {
      w: 'auto',
      minH: '0',
      p: '0',
      border: 'none',
      color: 'print.ink',
      fontSize: '10.5pt',
    },
  },
})

const Letterhead = ({ order, kind }: { order: Order; kind: SheetKind }) => (
  <chakra.header display="flex" flexWrap="wrap" justifyContent="space-between" gap="6">
    <chakra.div maxW="90mm">
      <chakra.p fontFamily="heading" fontSize="2xl" fontWeight="semibold" color="teal.deep">
        {SHOP.name}
      </chakra.p>
      <p>{SHOP.address.map(translateValue).join(', ')}</p>
      <p>{SHOP.phone}</p>
      <p>{SHOP.email}</p>
    </chakra.div>
    <chakra.div
      textAlign={{ sm: 'right' }}
      overflowWrap="anywhere"
      // The theme's breakpoints only apply to screens.
      _print={{ textAlign: 'right' }}
    >
      <chakra.h1 fontFamily="heading" fontSize="2xl" fontWeight="semibold">
        {t(kind)}
      </chakra.h1>
      <p>{t('order', { id: order._id })}</p>
      <p>{formatDate(order.createdAt)}</p>
    </chakra.div>
  </chakra.header>
)

const paymentOf = ({ isPaid, paidAt, status }: Order): string => {
  if (status === 'Cancelled') return t('cancelled')
  if (!isPaid) return t('toPay')
  return paidAt ? t('paidAt', { date: formatDate(paidAt) }) : t('paid')
}

const collectionOf = ({ isPaid, totalPrice, status }: Order): string => {
  if (status === 'Cancelled') return t('cancelled')
  return isPaid ? t('nothingToCollect') : t('toCollect', { sum: formatRupees(totalPrice) })
}

type OrderSheetProps = { order: Order; kind: SheetKind; isPrintOnly?: boolean }

/** The order on one A4 sheet, the same on screen and on paper: an invoice, or a packing slip without prices. */
export const OrderSheet = ({ order, kind, isPrintOnly = false }: OrderSheetProps) => (
  <Paper
    aria-label={t('label', { title: t(kind), id: order._id })}
    {...(isPrintOnly && { display: 'none', _print: { display: 'block' } })}
  >
    <Letterhead order={order} kind={kind} />
    <chakra.section mt="8">
      <chakra.h2 mb="1" fontWeight="semibold" color="ink.soft">
        {t(kind === 'invoice' ? 'billedTo' : 'deliverTo')}
      </chakra.h2>
      <PostalAddress address={order.shippingAddress}>
        {kind === 'invoice' && order.user.email && <span>{order.user.email}</span>}
      </PostalAddress>
    </chakra.section>
    <SheetLines lines={order.orderItems} isPriced={kind === 'invoice'} />
    {kind === 'invoice' ? (
      <>
        <chakra.section maxW="280px" ml="auto" mt="5" breakInside="avoid">
          <Totals {...order} />
        </chakra.section>
        <chakra.p mt="8">{paymentOf(order)}</chakra.p>
      </>
    ) : (
      <chakra.p mt="8" fontWeight="semibold">
        {collectionOf(order)}
      </chakra.p>
    )}
  </Paper>
)
