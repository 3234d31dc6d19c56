import { isStaff } from '@bartan/contract/shared/roles'
import type { SignedIn } from '@bartan/contract/users/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { cartQuery, mergeCart } from '#features/cart/api/cart.ts'
import { textIn } from '#features/cart/cart-contents-texts.ts'
import { noteMerge } from '#features/cart/cart-merge.ts'
import { redirectTarget } from '#features/users/redirect-target.ts'
import { useSpecText } from '#i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { beginSession } from '#lib/session/account-session.ts'
import { session } from '#lib/session/session.ts'

/**
 * Finishes a login or registration (spec §4): starts the session, merges a guest's cart into the customer's, and
 * navigates to `redirect`, or whoever works here to `staffTo`. Without a guest's cart, the customer's is fetched where it is shown.
 */
export const useLoginCompletion = ({ staffTo }: { staffTo?: string } = {}) => {
  const text = useSpecText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [isCompleting, setIsCompleting] = useState(false)
  const redirect = search.get('redirect')

  const completeLogin = async (signedIn: SignedIn): Promise<void> => {
    setIsCompleting(true)
    const openedAt = globalThis.location.pathname
    const before = session.read()
    const cart = client.getQueryData(cartQuery(before).queryKey)
    // A cart that failed to load may contain something; merging an empty one is harmless.
    const broughtCart = !before.user && (!cart || cart.products.length > 0)
    const { user } = signedIn
    const target = (isStaff(user.role) && staffTo) || redirectTarget(redirect, { broughtCart })
    const stored = beginSession(signedIn)
    if (broughtCart) {
      const merged = await mergeCart(client, before.guestId, user).catch(() => undefined)
      if (!merged) toast.error(text('cartMergeFailed'))
      // The checkout explains the merge in full; the toast elsewhere is short.
      else if (cart && noteMerge(user._id, cart, merged) && target !== paths.checkout)
        toast.success(textIn(text.language, 'mergedShort'))
    }
    await stored
    // What was pressed for meanwhile, as by the menu that the session changes, is not taken back.
    if (globalThis.location.pathname === openedAt) navigate(target, { replace: true })
  }

  /** Redirect target for a user who is already logged in; unused while a login is being completed. */
  const destination = redirectTarget(redirect, { broughtCart: false })
  return { completeLogin, isCompleting, redirect: redirect ?? undefined, destination }
}
