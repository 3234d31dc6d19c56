import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSpecText } from '#i18n/texts.ts'
import { redirectTarget } from '#features/users/redirect-target.ts'
import { cartQuery, mergeCart } from '#features/cart/api/cart.ts'
import { textIn } from '#features/cart/cart-contents-texts.ts'
import { noteMerge } from '#features/cart/cart-merge.ts'
import { useLanguage } from '#i18n/language.ts'
import { paths } from '#lib/paths.ts'
import { beginSession } from '#lib/session/account-session.ts'
import { session } from '#lib/session/session.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import type { SignedIn } from '@bartan/contract/users/schema'

/**
 * What follows a login or registration (spec §4): the session begins, a guest's cart is merged into the customer's,
 * and the shopper goes on to `redirect`. Without a guest's cart, the customer's is fetched where it is shown.
 */
export const useLoginCompletion = () => {
  const text = useSpecText()
  const language = useLanguage()
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
    const { user } = signedIn
    const target = redirectTarget(redirect, { broughtCart })
    const stored = beginSession(signedIn)
    if (broughtCart) {
      const merged = await mergeCart(client, before.guestId, user).catch(() => undefined)
      if (!merged) toast.error(text('cartMergeFailed'))
      // The checkout says it in full, the cart elsewhere.
      else if (cart && noteMerge(user._id, cart, merged) && target !== paths.checkout)
        toast.success(textIn(language, 'mergedShort'))
    }
    await stored
    navigate(target, { replace: true })
  }

  /** Where somebody who is already logged in is redirected; not while their own login is being completed. */
  const destination = redirectTarget(redirect, { broughtCart: false })
  return { completeLogin, isCompleting, redirect: redirect ?? undefined, destination }
}
