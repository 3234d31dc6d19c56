import type { ComponentProps } from 'react'
import { aCart, aLine, anOrder, asha } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Checkout } from '../components/checkout.tsx'

/** The checkout of a cart with one line, by somebody who has ordered before. */
export const renderCheckout = (props: Partial<ComponentProps<typeof Checkout>> = {}) =>
  renderApp(
    <Checkout
      user={asha}
      cart={aCart({ userId: asha._id }, aLine())}
      lastAddress={anOrder().shippingAddress}
      onAdjust={() => undefined}
      onCartOutdated={() => undefined}
      onPlaced={() => undefined}
      {...props}
    />,
  )
