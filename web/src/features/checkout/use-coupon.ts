import { COUPON_PERCENT } from '@bartan/contract/coupons/rules'
import { useState } from 'react'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { useCheckCoupon } from './api/checkout.ts'
import type { Checkout } from '@bartan/contract/checkout/schema'
import type { Coupon } from '@bartan/contract/coupons/rules'

/** The coupon of an existing checkout. */
const couponOf = (checkout: Checkout | undefined): Coupon | undefined => {
  const { couponCode } = checkout ?? {}
  // Not computed from the discount, which is in whole rupees.
  return couponCode ? { code: couponCode, percent: COUPON_PERCENT } : undefined
}

const isCouponFault = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code.startsWith('coupon_') || 'couponCode' in error.fields)

/** The code of an order being made: checked when it is entered, and again by the server at each step. */
export const useCoupon = (stored: Checkout | undefined) => {
  const check = useCheckCoupon()
  const [coupon, setCoupon] = useState(() => couponOf(stored))
  const [fault, setFault] = useState<string>()

  const change = (next: Coupon | undefined, why?: string) => {
    setCoupon(next)
    setFault(why)
  }

  return {
    coupon,
    fault,
    isBusy: check.isPending,
    apply: (code: string) => {
      setFault(undefined)
      check.mutate(code, {
        onSuccess: (taken) => change(taken),
        onError: (error) => setFault(messageOf(error)),
      })
    },
    remove: () => change(undefined),
    /** Removes the code if the failure is about it; returns whether it was. */
    refuse: (error: unknown): boolean => {
      if (!isCouponFault(error)) return false
      change(undefined, messageOf(error))
      return true
    },
  }
}

export type CouponState = ReturnType<typeof useCoupon>
