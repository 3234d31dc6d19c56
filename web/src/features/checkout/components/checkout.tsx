import type { Cart } from '@bartan/contract/cart/schema'
import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import type { Order } from '@bartan/contract/orders/schema'
import { COUNTRY, pinOf } from '@bartan/contract/shared/pin'
import type { User } from '@bartan/contract/users/schema'
import { useEffect, useState, type ReactNode } from 'react'
import { ClosureNotice } from '#components/closure/closure-parts.tsx'
import { Card, Heading } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { storePin } from '#lib/delivery-to.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import type { Delivery } from '../delivery-schema.ts'
import { firstAddress } from '../first-address.ts'
import { useText } from '../texts.ts'
import { useCheckout } from '../use-checkout.ts'
import { useReviewStep } from '../use-review-step.ts'
import { AddressForm } from './address-form.tsx'
import { Arrival } from './arrival.tsx'
import { CheckoutColumns } from './checkout-columns.tsx'
import { CheckoutError, type Adjust } from './checkout-error.tsx'
import { Contact } from './contact.tsx'
import { CouponPart } from './coupon.tsx'
import { NextStep } from './next-step.tsx'
import { OrderSummary } from './order-summary.tsx'
import { Payment } from './payment.tsx'
import { Review } from './review.tsx'
import { WhatsappConsent } from './whatsapp-consent.tsx'

const styles = {
  // A sticky column; on a phone its parts become rows of the page, so that the bar sticks to the window.
  aside: css({
    display: { base: 'contents', lg: 'grid' },
    gap: '5',
    position: { lg: 'sticky' },
    top: '96px',
  }),
}

const FORM_ID = 'delivery-form'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <Heading className={css({ mb: '4' })} size="card">
      {title}
    </Heading>
    {children}
  </Card>
)

/** The address's PIN code, known from the start, so that what depends on it causes no layout shift. */
const usePin = (user: User, lastAddress: ShippingAddress | undefined) => {
  const state = useState(() => pinOf(firstAddress(user, lastAddress)))
  const [pin] = state
  useEffect(() => {
    if (pin) storePin(pin)
  }, [pin])
  return state
}

/** Focuses the form's first field once it is shown again, because the pressed button is gone. */
const useFirstField = () => {
  const [edits, setEdits] = useState(0)
  useEffect(() => {
    if (edits > 0) document.querySelector<HTMLInputElement>(`#${FORM_ID} input`)?.focus()
  }, [edits])
  return () => setEdits((count) => count + 1)
}

type CheckoutProps = {
  user: User
  /** Contains at least one available line. */
  cart: Cart
  lastAddress: ShippingAddress | undefined
  onAdjust: Adjust
  onCartOutdated: () => void
  onPlaced: (order: Order) => void
}

/** Delivery form and order summary, in the two steps of spec §4. */
export const Checkout = (props: CheckoutProps) => {
  const t = useText()
  const { user, cart, lastAddress } = props
  const [pin, setPin] = usePin(user, lastAddress)
  const [whatsapp, setWhatsapp] = useState<boolean>()
  const steps = useCheckout({ ...props, userId: user._id, pin, whatsapp })
  const { checkout, charges, isBusy, error, progress } = steps
  const { closure } = useShop()
  const place = checkout?.shippingAddress ?? (pin && { country: COUNTRY, postalCode: pin })
  const focusFirstField = useFirstField()
  const edit = () => {
    steps.edit()
    focusFirstField()
  }
  const review = useReviewStep(edit)
  const create = async (delivery: Delivery) => {
    await steps.create(delivery)
    review.begin()
  }

  return (
    // Remounts for each step instead of transforming the other.
    <CheckoutColumns key={checkout ? 'review' : 'form'}>
      <div className={grid({ gap: '5' })}>
        <ClosureNotice />
        {checkout ? (
          <Review
            checkout={checkout}
            cart={cart}
            isNew={progress !== 'initial'}
            isBusy={isBusy}
            onEdit={review.end}
          >
            <Contact user={user} />
          </Review>
        ) : (
          <>
            <Part title={t('contact')}>
              <Contact user={user} />
              <WhatsappConsent userId={user._id} said={whatsapp} onSay={setWhatsapp} />
            </Part>
            <Part title={t('delivery')}>
              <AddressForm
                id={FORM_ID}
                user={user}
                lastAddress={lastAddress}
                onSubmit={create}
                onPin={setPin}
              />
            </Part>
            <Part title={t('payment')}>
              <Payment />
            </Part>
          </>
        )}
      </div>
      <div className={styles.aside}>
        <OrderSummary
          lines={steps.lines}
          charges={charges}
          arrival={place && <Arrival address={place} />}
        >
          {!checkout && <CouponPart code={steps.code} />}
          {progress === 'renewed' && checkout && <FormAlert tone="info">{t('renewed')}</FormAlert>}
          {error && !isBusy && (
            <CheckoutError error={error} cartLines={steps.lines} onAdjust={props.onAdjust} />
          )}
        </OrderSummary>
        <NextStep
          isClosed={closure?.takesOrders === false}
          total={charges.totalPrice}
          formId={FORM_ID}
          hasCheckout={Boolean(checkout)}
          isBusy={isBusy}
          onPlace={steps.place}
        />
      </div>
    </CheckoutColumns>
  )
}
