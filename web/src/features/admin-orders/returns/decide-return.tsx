import type { Order, OrderReturn } from '@bartan/contract/orders/schema'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Wanted } from '#components/commerce/returns/exchange-sums.ts'
import { Button } from '#components/ui/elements.tsx'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { grid, wrap } from '#styled-system/patterns'
import { ExchangeDialog } from './exchange-return.tsx'
import { RestockLines, useDamaged } from './restock-lines.tsx'
import { useText } from './texts.ts'
import { useReturns } from './use-returns.ts'

const styles = { root: grid({ gap: '3', mt: '4' }) }

const Row = ({ children }: { children: ReactNode }) => (
  <div className={wrap({ gap: '2' })}>{children}</div>
)

type Line = OrderReturn['lines'][number]

type ChoicesProps = {
  isBusy: boolean
  /** The customer asked for other goods, not for money. */
  wantsGoods: boolean
  isSentAhead: boolean
  onAccept: () => void
  onExchange: () => void
  onDecline: () => void
}

const Choices = (props: ChoicesProps) => {
  const t = useText()
  const { isBusy, isSentAhead, onAccept, onExchange, onDecline } = props
  const wantsGoods = props.wantsGoods && !isSentAhead
  const accept = (
    <Button
      size="sm"
      variant={wantsGoods ? 'outline' : 'solid'}
      disabled={isBusy}
      onClick={onAccept}
    >
      {t(wantsGoods ? 'acceptForMoney' : 'accept')}
    </Button>
  )
  return (
    <Row>
      {!wantsGoods && accept}
      {!isSentAhead && (
        <>
          <Button
            size="sm"
            variant={wantsGoods ? 'solid' : 'outline'}
            disabled={isBusy}
            onClick={onExchange}
          >
            {t('exchange')}
          </Button>
          {wantsGoods && accept}
          <Button size="sm" variant="outline" disabled={isBusy} onClick={onDecline}>
            {t('decline')}
          </Button>
        </>
      )}
    </Row>
  )
}

type DecideReturnProps = {
  orderId: string
  lines: readonly Line[]
  bought: Order['orderItems']
  /** The exchange has already shipped, so the goods can only be accepted. */
  isSentAhead: boolean
}

const Decision = ({ orderId, lines, bought, isSentAhead }: DecideReturnProps) => {
  const t = useText()
  const { decide, sendNow, isPending } = useReturns(orderId)
  const [isDeclining, setDeclining] = useState(false)
  const [isExchanging, setExchanging] = useState(false)
  const { isDamaged, mark } = useDamaged()
  const decided = lines.map((line) => ({
    productId: line.productId,
    size: line.size,
    color: line.color,
    restock: !isDamaged(line),
  }))
  const exchange = (wanted: readonly (Wanted | undefined)[]) =>
    void decide({
      decision: 'exchanged',
      lines: decided.map((line, place) => ({ ...line, for: wanted[place] ?? null })),
    })
  const exchangeNow = (wanted: readonly (Wanted | undefined)[]) =>
    void sendNow({
      lines: decided.map(({ restock: _restock, ...line }, place) => ({
        ...line,
        for: wanted[place] ?? null,
      })),
    })
  if (isDeclining)
    return (
      <ActionForm
        className={styles.root}
        start={{ why: '' }}
        fields={{
          why: {
            label: t('whyDeclined'),
            hint: t('whyDeclinedHint'),
            missing: t('whyMissing'),
            rows: 2,
            maxLength: 500,
          },
        }}
        label={t('declineIt')}
        button={{ size: 'sm' }}
        Foot={Row}
        cancelLabel={t('back')}
        onCancel={() => setDeclining(false)}
        call={({ why }) => decide({ decision: 'declined', declineReason: why.trim() })}
      />
    )
  return (
    <div className={styles.root}>
      <RestockLines
        title={t('whereTo')}
        lines={lines}
        bought={bought}
        isDamaged={isDamaged}
        onMark={mark}
      />
      <Choices
        isBusy={isPending}
        isSentAhead={isSentAhead}
        wantsGoods={lines.some((line) => line.for)}
        onAccept={() => void decide({ decision: 'accepted', lines: decided })}
        onExchange={() => setExchanging(true)}
        onDecline={() => setDeclining(true)}
      />
      <ExchangeDialog
        isOpen={isExchanging && !isSentAhead}
        lines={lines}
        bought={bought}
        isBusy={isPending}
        onExchange={exchange}
        onSendNow={exchangeNow}
        onClose={() => setExchanging(false)}
      />
    </div>
  )
}

/** Decides a return when the goods arrive: accepted goods go to stock or count as damaged. */
export const DecideReturn = (props: DecideReturnProps) => {
  const root = useRef<HTMLDivElement>(null)
  // Once it is decided, the return stays as tall as it was, so that what is below keeps its place.
  useLayoutEffect(() => {
    const asked = root.current?.closest('li')
    return () => asked?.style.setProperty('min-height', `${asked.offsetHeight}px`)
  }, [])
  return (
    <div ref={root}>
      <Decision {...props} />
    </div>
  )
}
