import type { Order, OrderReturn } from '@bartan/contract/orders/schema'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Difference } from '#components/commerce/returns/difference.tsx'
import type { Wanted } from '#components/commerce/returns/exchange-sums.ts'
import { unitsOf } from '#components/commerce/returns/units-of.ts'
import { useExchange, type ExchangedRow } from '#components/commerce/returns/use-exchange.ts'
import { Button, Note } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { DialogActions, TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { grid } from '#styled-system/patterns'
import { wantedLine, type WantedLine } from '../phone-order/phone-order-lines.ts'
import { ProductPicker } from '../phone-order/product-picker.tsx'
import { WantedLines } from '../phone-order/wanted-lines.tsx'
import { ExchangedLine } from './exchanged-line.tsx'
import { useText } from './texts.ts'

/** Whether the settings allow sending an exchange before the goods arrive. */
const exchangeAtOnceQuery = () =>
  queryOptions({
    queryKey: adminKey('exchangeAtOnce'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/settings', {}, { signal })).orders.exchangeAtOnce === true,
  })

/** What the customer gets for a line: of the same product, or another one. */
const WantedFor = ({ row }: { row: ExchangedRow }) => {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [isPicked, onPick] = useState(false)
  const [other, setOther] = useState<WantedLine>()
  const choose = (line: WantedLine | undefined) => {
    setOther(line && { ...line, quantity: row.line.quantity })
    row.pick(
      line && {
        product: line.product,
        wanted: { productId: line.product._id, size: line.size, color: line.color },
      },
    )
  }
  return (
    <ExchangedLine
      row={row}
      name={unitsOf(t.language, row.line, row.bought)}
      none={t('swap.money')}
      same={t('swap.same')}
      other={{ label: t('swap.other'), isPicked, onPick }}
    >
      {isPicked &&
        (other ? (
          <WantedLines lines={[other]} onChange={([changed]) => choose(changed)} />
        ) : (
          <ProductPicker
            field={field}
            error={undefined}
            onPick={(found) => choose(wantedLine(found))}
          />
        ))}
    </ExchangedLine>
  )
}

type ExchangeReturnProps = {
  lines: Readonly<OrderReturn['lines']>
  bought: Order['orderItems']
  isBusy: boolean
  maySendNow: boolean
  /** In the order of the lines; undefined means money back. */
  onExchange: (wanted: readonly (Wanted | undefined)[]) => void
  /** Sends the exchange before the goods arrive. */
  onSendNow: (wanted: readonly (Wanted | undefined)[]) => void
  onClose: () => void
}

const ExchangeReturn = ({
  lines,
  bought,
  isBusy,
  maySendNow,
  onExchange,
  onSendNow,
  onClose,
}: ExchangeReturnProps) => {
  const t = useText()
  const { rows, paid, price, isNothing } = useExchange(lines, bought)
  const [isMissing, setMissing] = useState(false)
  const answer = (send: ExchangeReturnProps['onExchange']) =>
    isNothing ? setMissing(true) : send(rows.map(({ picked }) => picked?.wanted))
  return (
    <div className={grid({ gap: '4', mt: '4', gridTemplateColumns: '1' })}>
      <Note>{t('swap.about')}</Note>
      <ul className={grid({ gap: '4', listStyleType: 'none' })}>
        {rows.map((row) => (
          <WantedFor key={row.key} row={row} />
        ))}
      </ul>
      {!isNothing && <Difference paid={paid} price={price} say={t} />}
      {maySendNow && <Note>{t('swap.nowAbout')}</Note>}
      {isMissing && isNothing && <FormAlert>{t('swap.nothing')}</FormAlert>}
      <DialogActions>
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {t('back')}
        </Button>
        {maySendNow && (
          <Button variant="outline" disabled={isBusy} onClick={() => answer(onSendNow)}>
            {t('swap.now')}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => answer(onExchange)}>
          {t('swap.save')}
        </Button>
      </DialogActions>
    </div>
  )
}

type ExchangeDialogProps = Omit<ExchangeReturnProps, 'maySendNow'> & { isOpen: boolean }

/**
 * Exchange for the same product, another size or color, or another product; over the page, because the order's other
 * sections are below.
 */
export const ExchangeDialog = ({ isOpen, ...exchange }: ExchangeDialogProps) => {
  const t = useText()
  // Known before the dialog opens, so that its buttons stay in place.
  const { data: maySendNow = false } = useQuery(exchangeAtOnceQuery())
  return (
    <TitledDialog
      look="sheet"
      isOpen={isOpen}
      onClose={exchange.onClose}
      title={t('exchange')}
      size="small"
    >
      <ExchangeReturn {...exchange} maySendNow={maySendNow} />
    </TitledDialog>
  )
}
