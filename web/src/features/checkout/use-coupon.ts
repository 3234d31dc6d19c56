import type { CartLine } from '@bartan/contract/cart/schema'
import type { Checkout } from '@bartan/contract/checkout/schema'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '#i18n/translate.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { useCheckCode } from './checkout-calls.ts'
import { codeDraft, linkedCode } from './checkout-drafts.ts'

/** A valid code; `better` names a better offer that is applied instead. */
type AppliedCode = { code: string; better?: string | undefined }

/** The code of an existing checkout; one replaced by a better offer is remembered as typed. */
const codeOf = (checkout: Checkout | undefined): AppliedCode | undefined =>
  checkout?.couponCode ? { code: checkout.couponCode } : undefined

const isCodeFault = (error: unknown): error is ApiError =>
  error instanceof ApiError && 'couponCode' in error.fields

/** The offer code of a checkout: checked when entered, and again by the server at each step. */
export const useCoupon = (stored: Checkout | undefined, lines: readonly CartLine[]) => {
  const language = useLanguage()
  const { mutate, isPending } = useCheckCode(lines)
  const [coupon, setCoupon] = useState(() => codeOf(stored))
  const [fault, setFault] = useState<string>()
  const [isFromLink, setIsFromLink] = useState(() => !coupon && linkedCode() !== '')

  const change = (next: AppliedCode | undefined, why?: string) => {
    setCoupon(next)
    setFault(why)
  }

  const check = (typed: string) =>
    mutate(typed, {
      onSuccess: ({ offer, better }) => {
        const code = better ? typed.trim().toUpperCase() : (offer?.code ?? typed)
        change({ code, better: better?.name })
        codeDraft.save({ code })
      },
      onError: (error) => setFault(messageOf(language, error)),
    })

  // A code from a link is applied without a press.
  const applyLinked = useEffectEvent(() => {
    if (isFromLink) check(linkedCode())
  })
  useEffect(() => applyLinked(), [])

  return {
    coupon,
    fault,
    isBusy: isPending,
    /** The result of a code from a link does not take the focus. */
    isFromLink,
    apply: (typed: string) => {
      setFault(undefined)
      setIsFromLink(false)
      check(typed)
    },
    remove: () => {
      setIsFromLink(false)
      change(undefined)
    },
    /** Removes the code if the failure is about it; returns whether it was. */
    refuse: (error: unknown): boolean => {
      if (!isCodeFault(error)) return false
      setIsFromLink(false)
      change(undefined, messageOf(language, error))
      return true
    },
  }
}

export type CouponState = ReturnType<typeof useCoupon>
