import type { Cart } from '@bartan/contract/cart/schema'
import { usualCharges } from '@bartan/contract/delivery/usual-charges'
import type { Order } from '@bartan/contract/orders/schema'
import type { Pin } from '@bartan/contract/shared/pin'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#i18n/translate.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { chargesOfQuote, useQuote } from '#lib/api/use-quote.ts'
import { useDeliveryTo } from '#lib/delivery-to.ts'
import { settingsQuery, useShop } from '#lib/shop-settings.ts'
import { useCreateCheckout, useFinalizeCheckout } from './checkout-calls.ts'
import { forgetCheckoutDrafts } from './checkout-drafts.ts'
import type { Delivery } from './delivery-schema.ts'
import { forgetCheckout, isCheckoutOf, storeCheckout, storedCheckout } from './stored-checkout.ts'
import { useCoupon } from './use-coupon.ts'

type CheckoutSteps = {
  userId: string
  cart: Cart
  /** PIN code of the typed address. */
  pin: Pin | undefined
  /** What was said to messages over WhatsApp; undefined: nothing. */
  whatsapp: boolean | undefined
  /** Called when prices or stock have changed on the server. */
  onCartOutdated: () => void
  onPlaced: (order: Order) => void
}

/** Errors that end a checkout, so that a new one replaces it (contract §6). */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'checkout_expired' || error.code === 'not_found')

/** The shop has closed since the settings were last read. */
const isClosed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'shop_closed'

const isAboutLines = (error: unknown): boolean =>
  error instanceof ApiError && error.lines.length > 0

const useAskForSettings = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: settingsQuery.queryKey })
}

/** Of the quote, and until it arrives without offers, by the terms of the typed PIN code. */
const useCharges = (
  lines: Cart['products'],
  couponCode: string | undefined,
  pin: Pin | undefined,
) => {
  const shop = useShop()
  const place = useDeliveryTo(pin ?? '')
  const quote = useQuote(lines, { couponCode, postalCode: pin })
  return quote ? chargesOfQuote(quote) : usualCharges(lines, shop, place)
}

/**
 * The two steps of spec §4. 'Order Now' creates a checkout; while one exists for exactly the lines in the cart,
 * 'Place Order' finalizes it. If the cart changes meanwhile, it goes back to step one.
 */
export const useCheckout = (steps: CheckoutSteps) => {
  const { userId, cart, pin, whatsapp, onCartOutdated, onPlaced } = steps
  const language = useLanguage()
  const [stored, setStored] = useState(() => storedCheckout(userId))
  const [progress, setProgress] = useState<'initial' | 'created' | 'renewed'>('initial')
  const askForSettings = useAskForSettings()
  const creation = useCreateCheckout()
  const finalization = useFinalizeCheckout()

  const lines = cart.products.filter(({ available }) => available)
  const checkout = stored && isCheckoutOf(stored, lines) ? stored : undefined
  const code = useCoupon(stored, lines)
  const quoted = useCharges(lines, code.coupon?.code, pin)
  const charges = checkout ?? quoted

  const drop = () => {
    forgetCheckout()
    setStored(undefined)
  }

  const create = async ({ buyerGstin, buyerName, ...shippingAddress }: Delivery): Promise<void> => {
    finalization.reset()
    const { totalPrice } = charges
    const couponCode = code.coupon?.code
    try {
      const created = await creation.mutateAsync({
        lines,
        shippingAddress,
        totalPrice,
        ...(couponCode && { couponCode }),
        ...(buyerGstin && { buyerGstin }),
        ...(buyerName && { buyerName }),
        language,
        ...(whatsapp !== undefined && { whatsapp }),
      })
      storeCheckout(userId, created)
      setStored(created)
      setProgress('created')
    } catch (error) {
      if (code.refuse(error)) creation.reset()
      else if (isAboutLines(error)) onCartOutdated()
      else if (isClosed(error)) askForSettings()
      throw error
    }
  }

  const place = async (): Promise<void> => {
    if (!checkout || finalization.isPending) return
    try {
      const order = await finalization.mutateAsync(checkout._id)
      forgetCheckout()
      forgetCheckoutDrafts()
      onPlaced(order)
    } catch (error) {
      if (isOver(error)) {
        drop()
        const { shippingAddress, buyerGstin = '', buyerName = '' } = checkout
        await create({ ...shippingAddress, buyerGstin, buyerName }).then(
          () => setProgress('renewed'),
          () => undefined,
        )
      } else if (code.refuse(error)) {
        drop()
        finalization.reset()
      } else if (isAboutLines(error)) {
        drop()
        onCartOutdated()
      } else if (isClosed(error)) askForSettings()
    }
  }

  return {
    lines: checkout?.checkoutItems ?? lines,
    charges,
    checkout,
    code,
    create,
    place,
    /** Returns to step one, to change the address or the code. */
    edit: drop,
    /** How this page got its checkout; `renewed` means that the old one expired, so the prices are current again. */
    progress,
    isBusy: creation.isPending || finalization.isPending,
    error: finalization.error ?? creation.error,
  }
}
