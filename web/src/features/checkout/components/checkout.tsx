import { chakra } from '@chakra-ui/react/styled-system'
import { TEXTS } from '@bartan/contract/texts'
import { useMemo } from 'react'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { FormAlert } from '../../../components/form-alert.tsx'
import { Heading } from '../../../components/heading.tsx'
import { chargesOf } from '../charges.ts'
import { firstAddress } from '../first-address.ts'
import { useCheckout } from '../use-checkout.ts'
import { AddressForm } from './address-form.tsx'
import { CheckoutTrouble } from './checkout-trouble.tsx'
import { Contact } from './contact.tsx'
import { DeliveryReview } from './delivery-review.tsx'
import { OrderSummary } from './order-summary.tsx'
import { Payment } from './payment.tsx'
import type { ReactNode } from 'react'
import type { ShippingAddress } from '@bartan/contract/address'
import type { Cart } from '@bartan/contract/cart'
import type { Order } from '@bartan/contract/order'
import type { User } from '@bartan/contract/user'
import type { Adjust } from './checkout-trouble.tsx'

const FORM_ID = 'delivery-form'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <Heading size="card" mb="4">
      {title}
    </Heading>
    {children}
  </Card>
)

type CheckoutProps = {
  user: User
  /** Has at least one available line. */
  cart: Cart
  lastAddress: ShippingAddress | undefined
  onAdjust: Adjust
  onCartOutdated: () => void
  onPlaced: (order: Order) => void
}

/** Delivery form and order summary, in the two steps of spec §4. */
export const Checkout = (props: CheckoutProps) => {
  const { user, cart, lastAddress } = props
  const steps = useCheckout({ ...props, userId: user._id })
  const { checkout, isBusy, error } = steps
  const initial = useMemo(() => firstAddress(user, lastAddress), [user, lastAddress])

  return (
    <chakra.div
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' }}
    >
      <chakra.div display="grid" gap="5">
        <Part title="Contact">
          <Contact user={user} />
        </Part>
        <Part title="Delivery">
          {checkout ? (
            <DeliveryReview
              address={checkout.shippingAddress}
              isBusy={isBusy}
              onEdit={steps.edit}
            />
          ) : (
            <AddressForm id={FORM_ID} initial={initial} onSubmit={steps.create} />
          )}
        </Part>
        <Part title="Payment">
          <Payment />
        </Part>
      </chakra.div>
      <OrderSummary
        lines={checkout?.checkoutItems ?? cart.products.filter(({ available }) => available)}
        charges={checkout ?? chargesOf(cart.totalPrice)}
      >
        {error && !isBusy && <CheckoutTrouble error={error} onAdjust={props.onAdjust} />}
        {steps.isRenewed && checkout && (
          <FormAlert tone="info">
            You took your time, so we checked prices and stock again. This is how it stands now.
          </FormAlert>
        )}
        {checkout ? (
          <Button
            key="place"
            variant="accent"
            size="lg"
            wide
            disabled={isBusy}
            // The second half of a double click on 'Order Now' must not place the order.
            onClick={({ detail }) => void (detail > 1 || steps.place())}
          >
            {TEXTS.placeOrder}
          </Button>
        ) : (
          <Button
            key="order"
            type="submit"
            form={FORM_ID}
            variant="accent"
            size="lg"
            wide
            disabled={isBusy}
          >
            {TEXTS.orderNow}
          </Button>
        )}
      </OrderSummary>
    </chakra.div>
  )
}
