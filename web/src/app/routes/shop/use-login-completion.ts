import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { text } from '#i18n/texts.ts'
import { redirectTarget } from '#features/users/redirect-target.ts'
import { cartQuery, mergeCart } from '#features/cart/api/cart.ts'
import { beginSession } from '#lib/session/account-session.ts'
import { session } from '#lib/session/session.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import type { SignedIn } from '@bartan/contract/users/schema'

/**
 * What follows a login or registration (spec §4): the session begins, a guest's cart is merged into the customer's,
 * and the shopper goes on to `redirect`. Without a guest's cart, whoever shows the customer's cart fetches it.
 */
export const useLoginCompletion = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [isCompleting, setIsCompleting] = useState(false)
  const redirect = search.get('redirect')

  const completeLogin = async (signedIn: SignedIn): Promise<void> => {
    setIsCompleting(true)
    const before = session.read()
    const cart = client.getQueryData(cartQuery(before).queryKey)
    // A cart that could not be read may contain something; merging an empty one does no harm.
    const broughtCart = !before.user && (!cart || cart.products.length > 0)
    const stored = beginSession(signedIn)
    if (broughtCart)
      await mergeCart(client, before.guestId, signedIn.user).catch(() =>
        toast.error(text('cartMergeFailed')),
      )
    await stored
    navigate(redirectTarget(redirect, { broughtCart }), { replace: true })
  }

  /** Where somebody who is already logged in is redirected; not while their own login is being completed. */
  const destination = redirectTarget(redirect, { broughtCart: false })
  return { completeLogin, isCompleting, redirect: redirect ?? undefined, destination }
}
