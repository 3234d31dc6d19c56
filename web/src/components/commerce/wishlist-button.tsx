import type { Choice } from '@bartan/contract/products/price/match-of'
import type { Product } from '@bartan/contract/products/schema'
import { Heart } from 'lucide-react'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useText } from '#components/ui/texts.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { useIsInWishlist, setInWishlist } from '#lib/session/wishlist.ts'
import { ImageButton } from './photos/image-button.tsx'
import { nameOf } from './product-name.ts'

/** A heart that adds a product to the wishlist, as it is shown, or removes it. */
export const WishlistButton = ({ product, choice }: { product: Product; choice: Choice }) => {
  const t = useText()
  const isInWishlist = useIsInWishlist(product._id)
  const change = () =>
    setInWishlist(product._id, !isInWishlist, choice).then(
      () => toast.success(t(isInWishlist ? 'unsaved' : 'saved')),
      (error: unknown) => toast.error(messageOf(t.language, error)),
    )
  return (
    <ImageButton
      label={t('save', { name: nameOf(t.language, product) })}
      isPressed={isInWishlist}
      onClick={() => void change()}
    >
      <Heart aria-hidden size={19} strokeWidth={1.75} />
    </ImageButton>
  )
}
