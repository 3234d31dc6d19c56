import { Suspense, type ComponentProps } from 'react'
import { LoadBoundary } from '#components/ui/loading/load-boundary.tsx'
import { AccountLayout } from '#features/users/components/account-layout.tsx'
import { redirectTarget } from '#features/users/redirect-target.ts'
import { useText } from '#features/users/texts.ts'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { paths } from '#lib/paths.ts'

// Loaded on demand, because most visitors log in without a cart.
const CartSummary = lazyExport(() => import('./cart-summary.tsx'), 'CartSummary')

type LoginWithCartProps = Omit<ComponentProps<typeof AccountLayout>, 'note' | 'beside'> & {
  redirect: string | undefined
}

/** Login or registration; on the way to the checkout, shows the cart beside it and a note that it is kept. */
export const LoginWithCart = ({ redirect, ...entrance }: LoginWithCartProps) => {
  const t = useText()
  const isAtTill = redirectTarget(redirect ?? null, { broughtCart: true }) === paths.checkout
  if (!isAtTill) return <AccountLayout {...entrance} />
  return (
    <AccountLayout
      {...entrance}
      note={t('cartStays')}
      beside={
        <LoadBoundary>
          <Suspense>
            <CartSummary />
          </Suspense>
        </LoadBoundary>
      }
    />
  )
}
