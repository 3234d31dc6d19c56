import type { Product } from '@bartan/contract/products/schema'
import { useState, type ReactNode } from 'react'
import { ClosureNotice } from '#components/closure/closure-parts.tsx'
import { nameOf, imageOf } from '#components/commerce/product-name.ts'
import { WishlistButton } from '#components/commerce/wishlist-button.tsx'
import { TextLink } from '#components/ui/elements.tsx'
import { lazyPart } from '#components/ui/loading/lazy-part.tsx'
import { paths } from '#lib/paths.ts'
import { css, cx } from '#styled-system/css'
import { productAsChosen } from '../chosen-variant.ts'
import { useText } from '../texts.ts'
import { useProductChoice, type ProductChoice, type Wanted } from '../use-product-choice.ts'
import { Choices } from './choices.tsx'
import { Description } from './description.tsx'
import { DetailLayout } from './detail-layout.tsx'
import { Gallery } from './gallery.tsx'
import { NotifyMe } from './notify-me.tsx'
import { BackInStockOnDemand, DeliveryLineOnDemand } from './on-demand.tsx'
import { ProductHead } from './product-head.tsx'
import { Purchase } from './purchase.tsx'

const styles = {
  stack: css({ display: 'flex', flexDirection: 'column', gap: '5', minW: '0' }),
  // On a phone its parts become rows of the layout, so that the bar can be the last of them.
  stackOfPage: css({ mdDown: { display: 'contents' } }),
  more: css({ py: '11px', my: '-11px' }),
}

/** Lazy parts take no props, so there is one part per value. */
const factsPart = (isInStock: boolean, isReturnable: boolean) =>
  lazyPart(
    async () => {
      const { DeliveryFacts } = await import('./delivery-facts.tsx')
      return () => <DeliveryFacts isInStock={isInStock} isReturnable={isReturnable} />
    },
    <div className={css({ minH: { base: '320px', md: '262px' } })} />,
  )

const factsParts = (isInStock: boolean) =>
  [factsPart(isInStock, true), factsPart(isInStock, false)] as const

const FACTS = factsParts(true)
const FACTS_OF_SOLD_OUT = factsParts(false)

type ProductDetailProps = {
  product: Product
  /** Button of the cart feature, passed in by the page. */
  addToCart: (choice: ProductChoice) => ReactNode
  /** On its own page the product is the `h1` with all facts; elsewhere it links there. */
  isPage?: boolean
  /** Share button below the heart. */
  share?: (choice: ProductChoice) => ReactNode
  /** Legally required notes on the chosen variant. */
  notes?: (chosen: Product) => ReactNode
  /** Further information below the choices. */
  information?: ReactNode
  /** Whether the product is known only from a list while it loads. */
  isPreview?: boolean
  /** An admin's preview below the page's title; a draft may have no page of its own. */
  isDraft?: boolean
  /** Initial choice, instead of the first image's color and the first size. */
  wanted?: Wanted | undefined
  onChoose?: (choice: ProductChoice) => void
}

export const ProductDetail = (props: ProductDetailProps) => {
  const t = useText()
  const { product, addToCart, isPage = false, share, isPreview = false, isDraft = false } = props
  const { notes, information } = props
  const choosing = useProductChoice(product, props.wanted, props.onChoose)
  // The choice that was asked for; others may be in stock, or asked for as well.
  const [asked, setAsked] = useState<string>()
  const { size, color } = choosing.choice
  const choiceKey = `${size}, ${color}`
  const chosen = productAsChosen(product, choosing.choice)
  const [OfReturnable, OfFinal] = chosen.countInStock > 0 ? FACTS : FACTS_OF_SOLD_OUT
  const Facts = product.returnable === false ? OfFinal : OfReturnable
  const images = choosing.order.flatMap((index) => imageOf(t.language, product, index) ?? [])
  return (
    <DetailLayout as="article" aria-label={nameOf(t.language, product)}>
      <Gallery
        images={images}
        index={choosing.position}
        onShow={choosing.showImage}
        isPriority={isPage}
        hasThumbnails={isPage}
        actions={
          <>
            <WishlistButton product={product} choice={{ size, color }} />
            {share?.(choosing.choice)}
          </>
        }
      />
      <div className={cx(styles.stack, isPage ? styles.stackOfPage : undefined)}>
        <ProductHead product={chosen} isPage={isPage} isDraft={isDraft} />
        {isPage && chosen.countInStock > 0 && (
          <DeliveryLineOnDemand price={chosen.price} countInStock={chosen.countInStock} />
        )}
        {chosen.countInStock === 0 && (
          <BackInStockOnDemand
            key={choiceKey}
            productId={product._id}
            variant={product.variants && { size, color }}
            onAsked={() => setAsked(choiceKey)}
          />
        )}
        <Description product={product} isPreview={isPreview} />
        <Choices product={product} choosing={choosing} />
        <Purchase
          product={chosen}
          choice={choosing.choice}
          onQuantity={choosing.setQuantity}
          isSticky={isPage}
        >
          {isPage && chosen.countInStock === 0 ? (
            <NotifyMe isAsked={asked === choiceKey} />
          ) : (
            addToCart(choosing.choice)
          )}
        </Purchase>
        <ClosureNotice />
        {isPage ? (
          <Facts />
        ) : (
          !isDraft && (
            <TextLink className={styles.more} to={paths.product(product._id, choosing.choice)}>
              {t('seeDetails')}
            </TextLink>
          )
        )}
        {notes?.(chosen)}
      </div>
      {information}
    </DetailLayout>
  )
}
