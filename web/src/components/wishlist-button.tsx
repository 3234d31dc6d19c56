import { chakra } from '@chakra-ui/react/styled-system'
import { Heart } from 'lucide-react'
import { said } from '../copy/copy-of.ts'
import { messageOf } from '../lib/api-error.ts'
import { toast } from '../lib/toaster.tsx'
import { useIsWished, wish } from '../lib/wishlist.ts'
import { copy } from './copy.ts'
import { IconButton } from './icon-button.tsx'
import { nameOf } from './product-name.ts'
import type { Product } from '@bartan/contract/product'

const Mark = chakra(Heart, {
  base: { transition: 'fill 120ms, color 120ms, scale 200ms' },
  variants: { isWished: { true: { fill: 'danger', color: 'danger', scale: '1.08' } } },
})

type WishlistButtonProps = {
  product: Pick<Product, '_id' | 'name' | 'nameHi'>
  /** 'floating' lies on a picture, 'outline' stands among buttons. */
  variant: 'floating' | 'outline'
}

/** The heart that puts a product on the wishlist and takes it off. */
export const WishlistButton = ({ product, variant }: WishlistButtonProps) => {
  const isWished = useIsWished(product._id)
  const change = () =>
    wish(product._id, !isWished).then(
      () => toast.success(copy(isWished ? 'unsaved' : 'saved')),
      (error: unknown) => toast.error(said(messageOf(error))),
    )
  return (
    <IconButton
      variant={variant}
      aria-label={copy('save', { name: nameOf(product) })}
      aria-pressed={isWished}
      onClick={() => void change()}
    >
      <Mark aria-hidden size={20} isWished={isWished} />
    </IconButton>
  )
}
