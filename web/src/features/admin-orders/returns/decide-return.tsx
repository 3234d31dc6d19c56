import type { Order, OrderReturn } from '@bartan/contract/orders/schema'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Wanted } from '#components/commerce/returns/exchange-sums.ts'
import { Button } from '#components/ui/elements.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { grid, wrap } from '#styled-system/patterns'
import { ExchangeDialog } from './exchange-return.tsx'
import { RestockLines, useDamaged } from './restock-lines.tsx'
import { useText } from './texts.ts'
import { useReturns } from './use-returns.ts'

const styles = {
  root: grid({ gap: '3', mt: '4' }),
  row: wrap({ gap: '2' }),
}

type Line = OrderReturn['lines'][number]

type DeclineProps = { isBusy: boolean; onDecline: (why: string) => void; onBack: () => void }

const Decline = ({ isBusy, onDecline, onBack }: DeclineProps) => {
  const t = useText()
  const [why, setWhy] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <Form
      className={styles.root}
      onSubmit={() => {
        if (why.trim() === '') setMissing(true)
        else onDecline(why.trim())
      }}
    >
      <TextAreaField
        label={t('whyDeclined')}
        hint={t('whyDeclinedHint')}
        error={isMissing && why.trim() === '' ? t('whyMissing') : undefined}
        rows={2}
        maxLength={500}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
      />
      <div className={styles.row}>
        <Button type="submit" size="sm" disabled={isBusy}>
          {t('declineIt')}
        </Button>
        <Button size="sm" variant="outline" disabled={isBusy} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </Form>
  )
}

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
    <div className={styles.row}>
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
    </div>
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
      <Decline
        isBusy={isPending}
        onDecline={(declineReason) => void decide({ decision: 'declined', declineReason })}
        onBack={() => setDeclining(false)}
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
