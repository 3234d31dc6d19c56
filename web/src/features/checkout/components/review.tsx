import type { Checkout } from '@bartan/contract/checkout/schema'
import { useEffect, useRef, type ReactNode } from 'react'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { PostalAddress } from '#components/commerce/postal-address.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { Button, Card, Heading } from '#components/ui/elements.tsx'
import { useLanguage } from '#i18n/language.ts'
import { useSpecText } from '#i18n/texts.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { Arrival } from './arrival.tsx'

const styles = {
  root: css({ borderColor: 'teal', borderWidth: '2px' }),
  heading: css({ outline: 'none', scrollMarginTop: '6' }),
  how: css({ mt: '1', mb: '5', color: 'ink.soft' }),
  rows: css({ display: 'grid', gap: '4' }),
  row: css({
    display: 'grid',
    columnGap: '5',
    rowGap: '1',
    gridTemplateColumns: { base: '1', sm: '112px minmax(0, 1fr)' },
    pt: '4',
    borderTopWidth: '1px',
  }),
  contact: css({ mt: '4', pt: '4', borderTopWidth: '1px' }),
  label: css({ fontSize: 'sm', color: 'ink.soft' }),
  line: css({ display: 'block', overflowWrap: 'anywhere' }),
  choice: css({ color: 'ink.soft', fontSize: 'sm' }),
  sum: css({ fontSize: 'lg', fontWeight: 'bold' }),
  change: css({ mt: '5' }),
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.label}>{label}</dt>
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
  /** True right after step one. */
  isNew: boolean
  isBusy: boolean
  onEdit: () => void
  /** Contact data. */
  children: ReactNode
}

/** Step two: lines, address, arrival and the amount due at the door; nothing is ordered yet. */
export const Review = ({ checkout, isNew, isBusy, onEdit, children }: ReviewProps) => {
  const t = useText()
  const text = useSpecText()
  const language = useLanguage()
  const heading = useBeginning(isNew)
  const { shippingAddress: address, buyerGstin, buyerName } = checkout
  return (
    <Card as="section" className={styles.root} aria-labelledby="review">
      <Heading className={styles.heading} id="review" ref={heading} tabIndex={-1} size="card">
        {t('review')}
      </Heading>
      <p className={styles.how}>{t('lookOver', { button: text('placeOrder') })}</p>
      <dl className={styles.rows}>
        <Row label={t('what')}>
          {checkout.checkoutItems.map((line) => (
            <span className={styles.line} key={`${line.productId} ${line.size} ${line.color}`}>
              {line.quantity} × {nameOf(language, line)}{' '}
              <span className={styles.choice}>{choiceOf(language, line)}</span>
            </span>
          ))}
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
          <span className={styles.choice}>{t('cod')}</span>
        </Row>
      </dl>
      <div className={styles.contact}>{children}</div>
      <Button className={styles.change} variant="outline" disabled={isBusy} onClick={onEdit}>
        {t('change')}
      </Button>
    </Card>
  )
}
