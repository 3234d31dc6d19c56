import { Suspense } from 'react'
import { LoadBoundary } from '#components/ui/loading/load-boundary.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { redirectTarget } from '#features/users/redirect-target.ts'
import { Entrance } from '#features/users/components/entrance.tsx'
import { useText } from '#features/users/texts.ts'
import { paths } from '#lib/paths.ts'
import type { ComponentProps } from 'react'

// Loaded on demand, because most visitors log in without a cart.
const CartAtTill = lazyExport(() => import('./cart-at-till.tsx'), 'CartAtTill')

type TillEntranceProps = Omit<ComponentProps<typeof Entrance>, 'note' | 'beside'> & {
  redirect: string | undefined
}

/** Login or registration; on the way to the checkout, shows the cart beside it and a note that it is kept. */
export const TillEntrance = ({ redirect, ...entrance }: TillEntranceProps) => {
  const t = useText()
  const isAtTill = redirectTarget(redirect ?? null, { broughtCart: true }) === paths.checkout
  if (!isAtTill) return <Entrance {...entrance} />
  return (
    <Entrance
      {...entrance}
      note={t('cartStays')}
      beside={
        <LoadBoundary>
          <Suspense>
            <CartAtTill />
          </Suspense>
        </LoadBoundary>
      }
    />
  )
}
