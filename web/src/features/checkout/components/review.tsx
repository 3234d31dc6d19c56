import type { Cart } from '@bartan/contract/cart/schema'
import type { Checkout } from '@bartan/contract/checkout/schema'
import { useEffect, useRef, type ReactNode } from 'react'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { PostalAddress } from '#components/commerce/postal-address.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { Button, Card, Heading, Note } from '#components/ui/elements.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { Arrival } from './arrival.tsx'
import { LeftOut } from './left-out.tsx'

const styles = {
  root: css({ borderColor: 'teal', borderWidth: '2px' }),
  heading: css({ outline: 'none', scrollMarginTop: '6' }),
  how: css({ mt: '1', mb: '5', color: 'ink.soft' }),
  row: grid({
    columnGap: '5',
    rowGap: '1',
    gridTemplateColumns: { base: '1', sm: '112px minmax(0, 1fr)' },
    pt: '4',
    borderTopWidth: '1px',
  }),
  line: css({ display: 'block', overflowWrap: 'anywhere' }),
  sum: css({ fontSize: 'lg', fontWeight: 'bold' }),
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={css({ fontSize: 'sm', color: 'ink.soft' })}>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Scrolls to the heading and focuses it when the step begins, because the pressed button is gone. */
const useBeginning = (isNew: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isNew])
  return heading
}

type ReviewProps = {
  checkout: Checkout
  cart: Cart
  /** True right after step one. */
  isNew: boolean
  isBusy: boolean
  onEdit: () => void
  /** Contact data. */
  children: ReactNode
}

/** Step two: lines, address, arrival and the amount due at the door; nothing is ordered yet. */
export const Review = ({ checkout, cart, isNew, isBusy, onEdit, children }: ReviewProps) => {
  const t = useText()
  const text = useSpecText()
  const heading = useBeginning(isNew)
  const { shippingAddress: address, buyerGstin, buyerName } = checkout
  return (
    <Card as="section" className={styles.root} aria-labelledby="review">
      <Heading className={styles.heading} id="review" ref={heading} tabIndex={-1} size="card">
        {t('review')}
      </Heading>
      <p className={styles.how}>{t('lookOver', { button: text('placeOrder') })}</p>
      <dl className={grid({ gap: '4' })}>
        <Row label={t('what')}>
          {checkout.checkoutItems.map((line) => (
            <span className={styles.line} key={`${line.productId} ${line.size} ${line.color}`}>
              {line.quantity} × {nameOf(t.language, line)}{' '}
              <Note as="span" className={css({ display: 'inline-block' })}>
                {choiceOf(t.language, line)}
              </Note>
            </span>
          ))}
          <LeftOut cart={cart} />
        </Row>
        <Row label={t('whereTo')}>
          <PostalAddress address={address}>
            {buyerName && <span>{buyerName}</span>}
            {buyerGstin && (
              <span>
                {t('gstin')} {buyerGstin}
              </span>
            )}
          </PostalAddress>
        </Row>
        <Row label={t('byWhen')}>
          <strong>
            <Arrival address={address} isDayOnly />
          </strong>
        </Row>
        <Row label={t('atTheDoor')}>
          <span className={styles.sum}>{formatRupees(checkout.totalPrice)}</span>{' '}
          <Note as="span">{t('cod')}</Note>
        </Row>
      </dl>
      <div className={css({ mt: '4', pt: '4', borderTopWidth: '1px' })}>{children}</div>
      <Button className={css({ mt: '5' })} variant="outline" disabled={isBusy} onClick={onEdit}>
        {t('change')}
      </Button>
    </Card>
  )
}
