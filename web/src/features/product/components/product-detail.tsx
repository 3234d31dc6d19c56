import { useState } from 'react'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { t } from '../texts.ts'
import { nameOf, imageOf } from '#components/commerce/product-name.ts'
import { WishlistButton } from '#components/commerce/wishlist-button.tsx'
import { productAsChosen } from '../chosen-variant.ts'
import { useProductChoice } from '../use-product-choice.ts'
import { BackInStockOnDemand } from './on-demand.tsx'
import { ClosureNotice } from '#components/closure/closure-parts.tsx'
import { Choices } from './choices.tsx'
import { DetailLayout } from './detail-layout.tsx'
import { DeliveryFacts } from './delivery-facts.tsx'
import { Description } from './description.tsx'
import { Gallery } from './gallery.tsx'
import { ProductHead } from './product-head.tsx'
import { Purchase } from './purchase.tsx'
import { TellMe } from './tell-me.tsx'
import type { Product } from '@bartan/contract/products/schema'
import type { ReactNode } from 'react'
import type { ProductChoice, Wanted } from '../use-product-choice.ts'
import { css } from '#styled-system/css'

const styles = {
  stack: css({ display: 'flex', flexDirection: 'column', gap: '5', minW: '0' }),
  more: css({ py: '11px', my: '-11px' }),
}

type ProductDetailProps = {
  product: Product
  /** The button that adds the choice to the cart; the page passes it in from the cart feature. */
  addToCart: (choice: ProductChoice) => ReactNode
  /** On its own page the product is the `h1`, with all its facts; elsewhere it is featured, and leads there. */
  isPage?: boolean
  /** Under the heart. */
  share?: (choice: ProductChoice) => ReactNode
  /** Below the price of what is chosen. */
  notes?: (chosen: Product) => ReactNode
  /** Below pictures and choices: what there is to know of it. */
  information?: ReactNode
  /** Known only from a list; the product itself is being loaded. */
  isPreview?: boolean
  /** As an admin looks at it, right below the page's title: it may have no page of its own yet. */
  isDraft?: boolean
  /** What to begin with, instead of the first image's color and the first size. */
  wanted?: Wanted | undefined
  onChoose?: (choice: ProductChoice) => void
}

export const ProductDetail = (props: ProductDetailProps) => {
  const { product, addToCart, isPage = false, share, isPreview = false, isDraft = false } = props
  const { notes, information } = props
  const choosing = useProductChoice(product, props.wanted, props.onChoose)
  // Of one choice: another one may be there, or be waited for as well.
  const [asked, setAsked] = useState<string>()
  const { size, color } = choosing.choice
  const choiceKey = `${size}, ${color}`
  const chosen = productAsChosen(product, choosing.choice)
  const images = choosing.order.flatMap((index) => imageOf(product, index) ?? [])
  return (
    <DetailLayout as="article" aria-label={nameOf(product)}>
      <Gallery
        images={images}
        index={choosing.position}
        onShow={choosing.showImage}
        isPriority={isPage}
        hasThumbnails={isPage}
        actions={
          <>
            <WishlistButton product={product} />
            {share?.(choosing.choice)}
          </>
        }
      />
      <div className={styles.stack}>
        <ProductHead product={chosen} isPage={isPage} isDraft={isDraft} />
        {notes?.(chosen)}
        <Description product={product} isPreview={isPreview} />
        <Choices product={product} choosing={choosing} />
        <Purchase
          product={chosen}
          choice={choosing.choice}
          onQuantity={choosing.setQuantity}
          isSticky={isPage}
        >
          {isPage && chosen.countInStock === 0 ? (
            <TellMe isAsked={asked === choiceKey} />
          ) : (
            addToCart(choosing.choice)
          )}
        </Purchase>
        {chosen.countInStock === 0 && (
          <BackInStockOnDemand
            key={choiceKey}
            productId={product._id}
            variant={product.variants && { size, color }}
            onAsked={() => setAsked(choiceKey)}
          />
        )}
        <ClosureNotice />
        {isPage ? (
          <DeliveryFacts isReturnable={product.returnable !== false} />
        ) : (
          !isDraft && (
            <TextLink className={styles.more} to={paths.product(product._id, choosing.choice)}>
              {t('seeDetails')}
            </TextLink>
          )
        )}
      </div>
      {information}
    </DetailLayout>
  )
}
